import { Currency, writeMoney } from '@ledgerleaf/contract/currencies'

/** An amount of a currency that may be one the bank alone knows. */
export const writeMinor = (minor: number, currency: string): string => {
  const known = Currency.safeParse(currency.toLowerCase())
  return known.success
    ? writeMoney(minor, known.data)
    : `${(minor / 100).toFixed(2)} ${currency.toUpperCase()}`
}
