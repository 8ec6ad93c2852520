import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeOf,
  key,
  newCompany,
  newHoldings,
  openShop,
  rulesOf,
  setLimits,
  shop,
} from '../../testing/test-approvals.ts'

beforeAll(openShop)
afterAll(() => shop.close())

test('credits leave for a wallet up to what the role may retire alone, and above what needs two by nobody alone', async () => {
  const { id, owner, approver } = await newCompany('approver', 'admin')
  await shop.site.pool.query(`insert into organisation_sides (organisation_id, side) values ($1, 'buyer')`, [
    id,
  ])
  const batchId = await newHoldings(id, 20)
  await setLimits(owner, rulesOf({ approver: { buyCents: null, retireTonnes: 3 } }, { twoAboveTonnes: 10 }))
  const leave = async (by: typeof owner, quantity: number) => {
    const body = {
      batchId,
      walletId: randomUUID(),
      quantity,
      isUnderstood: true,
      password: 'a password nobody guesses',
    }
    return codeOf(await by.browser.post('/api/withdrawals', { body, headers: key() }))
  }
  expect(await leave(approver, 4)).toBe('approval_needed')
  expect(await leave(owner, 11)).toBe('approval_needed')
  // What the limit allows is refused for the next reason: this server has no chain.
  expect(await leave(approver, 3)).toBe('not_available')
  expect(await leave(owner, 10)).toBe('not_available')
})
