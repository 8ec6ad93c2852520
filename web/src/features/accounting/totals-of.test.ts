import type { BookedAccount } from '@ledgerleaf/contract/accounting'
import { expect, test } from 'vitest'
import { totalsOf } from './totals-of.ts'

const account = (currency: string, openingCents: number, debitCents: number, creditCents: number) =>
  ({
    currency,
    openingCents,
    debitCents,
    creditCents,
    closingCents: openingCents + debitCents - creditCents,
  }) as BookedAccount

test('accounts are added up, each currency for itself, and whole books come to nothing', () => {
  const accounts = [
    account('USD', 100, 700, 0),
    account('EUR', 0, 0, 300),
    account('USD', -100, 0, 700),
    account('EUR', 0, 300, 0),
  ]
  expect(totalsOf(accounts)).toEqual([
    { currency: 'USD', openingCents: 0, debitCents: 700, creditCents: 700, closingCents: 0 },
    { currency: 'EUR', openingCents: 0, debitCents: 300, creditCents: 300, closingCents: 0 },
  ])
})
