// By hand, in the words of every screen: a browser's own formatters cost a first view a tenth of a second.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A calendar day as people read it on screens, papers and mails: Nov 4, 2026. */
export const writeDay = (iso: string): string => {
  const [year, month, date] = iso.slice(0, 10).split('-')
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`
}

/** A span of days, both included: the year alone where it is a whole one. */
export const writeDays = (startsOn: string, endsOn: string): string => {
  const year = startsOn.slice(0, 4)
  return startsOn === `${year}-01-01` && endsOn === `${year}-12-31`
    ? year
    : `${writeDay(startsOn)} to ${writeDay(endsOn)}`
}

/** The calendar day of an instant, by the clock of the log: UTC. */
export const writeDayOf = (instant: Date): string => writeDay(instant.toISOString())
