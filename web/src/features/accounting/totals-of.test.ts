import type { BookedAccount } from '@ledgerleaf/contract/accounting'
import { expect, test } from 'vitest'
import { totalsOf } from './totals-of.ts'

const account = (currency: string, debitCents: number, creditCents: number) =>
  ({ currency, debitCents, creditCents }) as BookedAccount

test('debits and credits are added up, each currency for itself', () => {
  const accounts = [
    account('USD', 700, 0),
    account('EUR', 0, 300),
    account('USD', 0, 700),
    account('EUR', 300, 0),
  ]
  expect(totalsOf(accounts)).toEqual([
    { currency: 'USD', debitCents: 700, creditCents: 700 },
    { currency: 'EUR', debitCents: 300, creditCents: 300 },
  ])
})
