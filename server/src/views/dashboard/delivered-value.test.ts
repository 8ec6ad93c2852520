import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestForwards, testForwards } from '../../testing/test-forwards.ts'
import { buyerQueries } from './buyer-queries.ts'

let forwards: TestForwards
beforeAll(async () => {
  forwards = await testForwards()
})
afterAll(() => forwards.close())

test('what was delivered of a forward is worth what was paid for it, while none of it is on sale', async () => {
  const { sellerId, buyerId, project, milestones } = await forwards.buyForward()
  const fresh = await forwards.issue(sellerId, project.id, 50)
  await forwards.deliver(sellerId, milestones[0]?.id ?? '', fresh.id, 3)
  const { rows } = await forwards.pool.query(
    `select line.price_per_credit_cents::int as cents from order_lines line join orders on orders.id = line.order_id
     where orders.buyer_id = $1`,
    [buyerId],
  )
  expect(await buyerQueries(forwards.db).findMarketValue(buyerId)).toEqual({
    marketValueCents: 3 * rows[0].cents,
    unpricedCredits: 0,
  })
})
