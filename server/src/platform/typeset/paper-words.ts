const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day of an instant, by UTC, or a calendar day, as every page writes it: Nov 4, 2026. */
export const writeDay = (text: string): string => {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  return name && day ? `${name} ${day}, ${year}` : text
}

/** A span of days, both included: the year alone where it is a whole one. */
export const writeDays = (startsOn: string, endsOn: string): string => {
  const year = startsOn.slice(0, 4)
  return startsOn === `${year}-01-01` && endsOn === `${year}-12-31`
    ? year
    : `${writeDay(startsOn)} to ${writeDay(endsOn)}`
}

export const writeWhole = (value: number): string => value.toLocaleString('en-US')

/** Cents as dollars: -$1,240.50. */
export const writeDollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
