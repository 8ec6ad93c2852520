import type { BookedAccount } from '@ledgerleaf/contract/accounting'

export type BalanceSplit = {
  currency: string
  cents: number
  /** What stood in the same accounts before the period. */
  openingCents: number
  /** Where the money is, and whose it is: what both sides come to is the same. */
  debits: BookedAccount[]
  credits: BookedAccount[]
}

/** What stands in the accounts at the end of a period, each currency for itself; only of books that are whole. */
export const balanceSplits = (accounts: readonly BookedAccount[]): BalanceSplit[] =>
  [...new Set(accounts.map(({ currency }) => currency))].flatMap((currency) => {
    const own = accounts.filter((account) => account.currency === currency)
    const debits = own.filter(({ closingCents }) => closingCents > 0)
    const credits = own.filter(({ closingCents }) => closingCents < 0)
    const cents = debits.reduce((sum, { closingCents }) => sum + closingCents, 0)
    const openingCents = debits.reduce((sum, account) => sum + account.openingCents, 0)
    const owed = credits.reduce((sum, { closingCents }) => sum - closingCents, 0)
    return cents > 0 && cents === owed ? [{ currency, cents, openingCents, debits, credits }] : []
  })
