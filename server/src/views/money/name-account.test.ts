import { expect, test } from 'vitest'
import * as accounts from '../../ledger/accounts.ts'
import { nameAccount } from './name-account.ts'

const id = '019dcfa0-cb70-7b12-908f-b14acd3cf79f'
const makers = Object.values(accounts).flatMap((made): string[] => {
  if (typeof made !== 'function') return []
  const account = (made as (of: string) => unknown)(id)
  return typeof account === 'string' && account.includes('/') ? [account] : []
})
const fixed = [
  accounts.platformFunds,
  accounts.payersFunds,
  accounts.cancelledCredits,
  accounts.withdrawnCredits,
]

test('every account the ledger can have has words, and none of them shows an id', () => {
  expect(makers.length).toBeGreaterThanOrEqual(20)
  for (const account of [...makers, ...fixed]) {
    const words = nameAccount(account, new Map())
    expect(words, account).toMatch(/^[A-Z][^/]+$/)
    if (account !== accounts.taxFunds(id)) expect(words).not.toContain(id)
  }
})

test('an account says whose it is where that is known', () => {
  const names = new Map([[id, 'Leaf Farms']])
  expect(nameAccount(accounts.proceeds(id), names)).toBe('Proceeds of Leaf Farms')
  expect(nameAccount(accounts.platformFees(id), names)).toBe('Fees from Leaf Farms')
  expect(nameAccount(accounts.holdings(id), names)).toBe('Credits of Leaf Farms')
  expect(nameAccount(accounts.escrow(id), names)).toBe('Waits for the guest who bought it')
  expect(nameAccount(accounts.taxFunds('DE'), names)).toBe('VAT of DE')
})

test('an account of a kind that is not known has no words, rather than wrong ones', () => {
  expect(nameAccount('money/elsewhere/1', new Map())).toBeNull()
})
