import type { BookedAccount } from '@ledgerleaf/contract/accounting'

export type BookTotal = { currency: string; debitCents: number; creditCents: number }

/** What all accounts come to over the period, each currency for itself: debit and credit are the same where the books are whole. */
export const totalsOf = (accounts: readonly BookedAccount[]): BookTotal[] => {
  const totals = new Map<string, BookTotal>()
  for (const { currency, debitCents, creditCents } of accounts) {
    const before = totals.get(currency) ?? { currency, debitCents: 0, creditCents: 0 }
    totals.set(currency, {
      currency,
      debitCents: before.debitCents + debitCents,
      creditCents: before.creditCents + creditCents,
    })
  }
  return [...totals.values()]
}
