import type { MoneyFigure } from '@ledgerleaf/contract/money-lists'
import { writeMinor } from '../../nouns/operator/write-minor.ts'
import { writeCents } from '../../ui/format.ts'

/** What was paid in another currency than the books are in; null for dollars. */
export const paidIn = (currency: string, minor: number): string | null =>
  currency === 'usd' ? null : writeMinor(minor, currency)

/** Dollars, and beside them what the buyer paid or got, where that is something else. */
export const bothOf = (cents: number, currency: string, minor: number): string => {
  const paid = paidIn(currency, minor)
  return paid === null ? writeCents(cents) : `${writeCents(cents)} (${paid})`
}

/** What other currencies are among the rows: “€182.99 in 1 row”. */
export const otherSums = ({ sums }: MoneyFigure): string[] =>
  sums.flatMap(({ currency, minor, count }) =>
    currency === 'usd' ? [] : [`${writeMinor(minor, currency)} in ${count} ${count === 1 ? 'row' : 'rows'}`],
  )

const writeEach = (sums: MoneyFigure['sums'], what: 'cameMinor' | 'leftMinor', word: string): string[] => {
  const some = sums.filter((sum) => sum[what] > 0)
  return some.length === 0
    ? []
    : [`${some.map((sum) => writeMinor(sum[what], sum.currency)).join(' + ')} ${word}`]
}

/** What came in and what went out, each for itself and each currency for itself: they explain nothing of each other. */
export const bothWays = ({ sums }: MoneyFigure): string =>
  [...writeEach(sums, 'cameMinor', 'in'), ...writeEach(sums, 'leftMinor', 'out')].join(', ') || writeCents(0)

/** Each currency for itself, where the amounts are not all in dollars. */
export const sumsOf = ({ sums }: MoneyFigure): string =>
  sums.length === 0
    ? writeCents(0)
    : sums.map(({ currency, minor }) => writeMinor(minor, currency)).join(' + ')
