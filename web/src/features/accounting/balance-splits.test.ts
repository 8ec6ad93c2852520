import type { BookedAccount } from '@ledgerleaf/contract/accounting'
import { expect, test } from 'vitest'
import { balanceSplits } from './balance-splits.ts'

const account = (code: string, closingCents: number, currency = 'USD') =>
  ({ code, name: code, currency, openingCents: 0, closingCents }) as BookedAccount

test('what the accounts come to is split by whose it is, each currency for itself', () => {
  const splits = balanceSplits([
    account('1200', 3495400),
    account('2100', -496000),
    account('2200', -2924416),
    account('4000', -74984),
    account('2300', 0),
    account('1200', 700, 'EUR'),
    account('2200', -700, 'EUR'),
  ])
  expect(
    splits.map(({ currency, cents, credits }) => [currency, cents, credits.map(({ code }) => code)]),
  ).toEqual([
    ['USD', 3495400, ['2100', '2200', '4000']],
    ['EUR', 700, ['2200']],
  ])
})

test('what stood there before the period is told apart from what stands there after it', () => {
  const before = { ...account('1200', 500), openingCents: 300 } as BookedAccount
  expect(balanceSplits([before, account('2200', -500)])).toMatchObject([{ cents: 500, openingCents: 300 }])
})

test('of books that hold nothing or are not whole no split is told', () => {
  expect(balanceSplits([account('1200', 0), account('2100', 0)])).toEqual([])
  expect(balanceSplits([account('1200', 500), account('2100', -400)])).toEqual([])
})
