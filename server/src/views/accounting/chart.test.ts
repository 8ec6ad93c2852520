import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as accounts from '../../ledger/accounts.ts'
import { bookAccount, readChart } from './chart.ts'

const chart = readChart(join(tmpdir(), randomUUID()))

/** Every account of money that the ledger has a name for, also one that is added tomorrow. */
const moneyAccounts = Object.entries(accounts).flatMap(([name, one]) => {
  const account = typeof one === 'function' ? one(randomUUID() as never) : one
  return typeof account === 'string' && /^(world\/)?money\//.test(account) ? [{ name, account }] : []
})

test('the ledger has accounts of money', () => {
  expect(moneyAccounts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['platformFunds', 'payersFunds', 'exchangeFunds', 'taxFunds', 'owedBack']),
  )
  expect(moneyAccounts.length).toBeGreaterThanOrEqual(14)
})

test.each(moneyAccounts)('$name is booked to exactly one account of the chart', ({ account }) => {
  const fitting = chart.filter(({ begins }) => begins !== '' && account.startsWith(begins))
  expect(fitting).toHaveLength(1)
  expect(bookAccount(chart, account)).toBe(fitting[0])
})
