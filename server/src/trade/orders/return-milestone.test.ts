import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { late, type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { findReturn, finishReturn } from './return-milestone.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

const finish = (milestoneId: string, providerId: string) =>
  inTransaction(forwards.db, (tx) => finishReturn(tx, milestoneId, providerId, late))

test('money that the provider returned twice, at once or later, is the buyer’s once', async () => {
  const { milestones, buyerId } = await forwards.buyForward()
  const id = milestones[0]?.id ?? ''
  await forwards.miss(id)
  expect(await findReturn(forwards.db, id)).toMatchObject({ amountCents: 4 * 733, doneAt: null })
  await Promise.all(['re_1', 're_2', 're_3'].map((providerId) => finish(id, providerId)))
  await finish(id, 're_4')
  expect(await forwards.amount(`world/money/buyer/${buyerId}`)).toBe(-7330 + 4 * 733)
  expect(await findReturn(forwards.db, id)).toMatchObject({ doneAt: late })
})

test('a milestone of which nothing is to be returned is left alone', async () => {
  const { milestones } = await forwards.buyForward()
  const id = milestones[0]?.id ?? ''
  await finish(id, 're_5')
  expect(await findReturn(forwards.db, id)).toBeUndefined()
  expect(await forwards.amount(`money/held/${id}`)).toBe(0)
})
