// By hand, in the words of every screen: a browser's own formatters cost a first view a tenth of a second.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A calendar day, or the day of an instant in UTC, as people read it: Nov 4, 2026. What is no day stays as it is. */
export const writeDay = (day: string): string => {
  const [, year, month = '', date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? []
  const name = months[Number(month) - 1]
  return name ? `${name} ${Number(date)}, ${year}` : day
}

/** Both days included. */
export const writeDays = (startsOn: string, endsOn: string): string =>
  `${writeDay(startsOn)} to ${writeDay(endsOn)}`

/** To the minute, where the hour matters: Nov 4, 2026, 09:30 UTC. */
export const writeMoment = (moment: Date): string => {
  const text = moment.toISOString()
  return `${writeDay(text)}, ${text.slice(11, 16)} UTC`
}
