import { convert, type Rates } from '@ledgerleaf/contract/currencies'
import { currencyOf } from './line-meaning.ts'

/**
 * What a line comes to in dollars, which the amount is in that a second operator is needed above. A currency without rates
 * cannot be compared: it counts as more than any amount.
 */
export const inDollars = (minor: number, line: { currency: string }, rates: Rates | null): number => {
  const currency = currencyOf({ currency: line.currency.toUpperCase() })
  if (currency === 'usd') return minor
  if (currency === null || rates === null) return Number.POSITIVE_INFINITY
  return convert(minor, currency, 'usd', rates)
}
