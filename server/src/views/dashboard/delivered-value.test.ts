import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { buyerQueries } from './buyer-queries.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

test('what was delivered of a forward has no price of today while none of it is on sale', async () => {
  const { sellerId, buyerId, project, milestones } = await forwards.buyForward()
  const fresh = await forwards.issue(sellerId, project.id, 50)
  await forwards.deliver(sellerId, milestones[0]?.id ?? '', fresh.id, 3)
  expect(await buyerQueries(forwards.db).findMarketValue(buyerId)).toEqual({
    marketValueCents: 0,
    unpricedCredits: 3,
  })
})
