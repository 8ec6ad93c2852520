// By hand, in the words of every screen: a browser's own formatters cost a first view a tenth of a second.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A calendar day, or the day of an instant in UTC, as people read it: Nov 4, 2026. What is no day stays as it is. */
export const writeDay = (day: string): string => {
  const [, year, month = '', date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? []
  const name = months[Number(month) - 1]
  return name ? `${name.slice(0, 3)} ${Number(date)}, ${year}` : day
}

/** The month of a day, or a month alone: November 2026. What is none stays as it is. */
export const writeMonth = (month: string): string => {
  const [, year, number] = /^(\d{4})-(\d\d)/.exec(month) ?? []
  const name = months[Number(number) - 1]
  return name ? `${name} ${year}` : month
}

/** A span of days, both included: the year alone where it is a whole one, and one day alone. */
export const writeDays = (startsOn: string, endsOn: string): string => {
  const year = startsOn.slice(0, 4)
  if (startsOn === `${year}-01-01` && endsOn === `${year}-12-31`) return year
  return startsOn === endsOn ? writeDay(startsOn) : `${writeDay(startsOn)} to ${writeDay(endsOn)}`
}

/** The calendar day of an instant, by the clock of the log: UTC. */
export const writeDayOf = (instant: Date): string => writeDay(instant.toISOString())

/** To the minute, where the hour matters: Nov 4, 2026, 09:30 UTC. */
export const writeMoment = (moment: Date): string => {
  const text = moment.toISOString()
  return `${writeDay(text)}, ${text.slice(11, 16)} UTC`
}
