import type { ReportQuery } from '@ledgerleaf/contract/reports'

type Days = Pick<ReportQuery, 'from' | 'to'>

export const otherDays = 'other'

const yearsBack = 6

export const wholeYear = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The years to choose from, the newest first. */
export const recentYears = (thisYear: number): number[] =>
  Array.from({ length: yearsBack }, (_, back) => thisYear - back)

/** The year that a period is the whole of, as it stands in the list; any other is of days one chooses. */
export const periodChoice = ({ from, to }: Days, thisYear: number): string => {
  const year = Number(from.slice(0, 4))
  const whole = wholeYear(year)
  return recentYears(thisYear).includes(year) && whole.from === from && whole.to === to
    ? String(year)
    : otherDays
}
