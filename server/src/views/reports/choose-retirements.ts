import type { Retirement } from '@ledgerleaf/contract/retirements'

export type Period = { from: string; to: string }

/** By which day a retirement belongs to a report: the one it was made on, or the period it names. */
export type RetirementRule = 'retired' | 'named'

type Dated = Pick<Retirement, 'retiredAt' | 'periodStartsOn' | 'periodEndsOn'>

const isWithin = (startsOn: string, endsOn: string, { from, to }: Period) => startsOn >= from && endsOn <= to

/** The day it was made on, in UTC, as the ledger and the certificate have it. */
export const retiredOn = ({ retiredAt }: Pick<Retirement, 'retiredAt'>): string => retiredAt.slice(0, 10)

export const isRetiredIn = (retirement: Dated, period: Period): boolean => {
  const day = retiredOn(retirement)
  return isWithin(day, day, period)
}

/** It names this period or a part of it; one that names none is for the day it was made on. */
export const isFor = (retirement: Dated, period: Period): boolean => {
  const day = retiredOn(retirement)
  return isWithin(retirement.periodStartsOn ?? day, retirement.periodEndsOn ?? day, period)
}

/** The period it names shares days with this one and reaches beyond it. */
export const isAcross = (retirement: Dated, period: Period): boolean => {
  const { periodStartsOn, periodEndsOn } = retirement
  if (periodStartsOn === null || periodEndsOn === null || isFor(retirement, period)) return false
  return periodStartsOn <= period.to && periodEndsOn >= period.from
}

export const chooseRetirements = <T extends Dated>(
  all: readonly T[],
  rule: RetirementRule,
  period: Period,
): T[] => all.filter((one) => (rule === 'retired' ? isRetiredIn(one, period) : isFor(one, period)))

const shift = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

const lastOfFebruary = (year: number): string => new Date(Date.UTC(year, 2, 0)).toISOString().slice(0, 10)

/** The comparative period: the same days a year earlier. What ends with February ends with February then too. */
export const yearBefore = ({ from, to }: Period): Period => {
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return {
    from: from.endsWith('-02-29') ? lastOfFebruary(firstYear - 1) : shift(from, -1),
    to: to === lastOfFebruary(lastYear) ? lastOfFebruary(lastYear - 1) : shift(to, -1),
  }
}
