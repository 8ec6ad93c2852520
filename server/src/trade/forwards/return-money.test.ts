import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { late, refusal, type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { lockMilestone } from '../orders/index.ts'
import { returnMoney } from './return-money.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

const giveBack = (milestoneId: string) =>
  inTransaction(forwards.db, async (tx) => {
    const found = await lockMilestone(tx, milestoneId)
    if (!found) throw new Error('no such milestone')
    await returnMoney(tx, found, late)
  })

test('the money of one date lies apart for the provider, the promise is the seller’s again, other dates stay', async () => {
  const { sellerId, milestones, forward } = await forwards.buyForward()
  const id = milestones[0]?.id ?? ''
  await giveBack(id)
  expect(await forwards.amount(`money/held/${id}`)).toBe(4 * 733)
  expect(await forwards.amount(`money/held/${forward.id}`)).toBe(6 * 733)
  expect(await forwards.amount(`credits/available/${sellerId}`)).toBe(4)
  const { rows } = await forwards.pool.query(
    'select amount_cents from forward_returns where milestone_id = $1',
    [id],
  )
  expect(rows).toEqual([{ amount_cents: 4 * 733 }])
})

test('a second return of the same date is refused, and nothing moves twice', async () => {
  const { milestones } = await forwards.buyForward()
  const id = milestones[0]?.id ?? ''
  await giveBack(id)
  expect(await refusal(giveBack(id))).not.toBe('done')
  expect(await forwards.amount(`money/held/${id}`)).toBe(4 * 733)
})
