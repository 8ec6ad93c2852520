import type { BookedAccount } from '@ledgerleaf/contract/accounting'

const sums = ['openingCents', 'debitCents', 'creditCents', 'closingCents'] as const

export type BookTotal = { currency: string } & Record<(typeof sums)[number], number>

/** What all accounts come to over the period, each currency for itself: whole books come to nothing before and after it. */
export const totalsOf = (accounts: readonly BookedAccount[]): BookTotal[] => {
  const totals = new Map<string, BookTotal>()
  for (const account of accounts) {
    const { currency } = account
    const total = totals.get(currency) ?? {
      currency,
      openingCents: 0,
      debitCents: 0,
      creditCents: 0,
      closingCents: 0,
    }
    for (const sum of sums) total[sum] += account[sum]
    totals.set(currency, total)
  }
  return [...totals.values()]
}
