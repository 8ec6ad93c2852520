import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { takeCredits } from './take-credits.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const bought = async (quantity: number) => {
  const { listing, sellerId, batch } = await offerCredits(shop.db, { priceCents: 333 })
  const buyerId = randomUUID()
  const { id } = await buyCredits(shop.db, buyerId, listing.id, quantity)
  return { id, sellerId, buyerId, batch }
}
const take = (orderId: string, quantity: number) =>
  shop.withOrder(orderId, (tx, order) => {
    const parts = order.lines.map((line) => ({ line, quantity }))
    const reason = 'a mistake'
    return takeCredits(
      tx,
      order,
      { reference: randomUUID(), reason, parts, borneCents: 0, returnedBy: 'provider' },
      marketNow,
    )
  })

test('taken one by one the parts come to the whole price, to the cent, and each waits in its own account', async () => {
  const { id, sellerId, buyerId } = await bought(7)
  const taken = []
  for (let credit = 0; credit < 7; credit++) taken.push(await take(id, 1))
  expect(taken.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(7 * 333)
  for (const { id: refund, amountCents } of taken)
    expect(await shop.amount(`money/held/${refund}`)).toBe(amountCents)
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(0)
  expect(await shop.amount(`credits/owned/${buyerId}`)).toBe(0)
})

test('what was retired stays retired and is noted on the line', async () => {
  const { id, buyerId, batch } = await bought(5)
  await inTransaction(shop.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      { batchId: batch.id, quantity: Credits.parse(4), beneficiary: 'A', purpose: 'B', reason: 'other' },
      marketNow,
    ),
  )
  await take(id, 3)
  expect(await shop.amount(`credits/retired/${buyerId}`)).toBe(4)
  const { rows } = await shop.pool.query(
    'select returned, kept_retired from order_lines where order_id = $1',
    [id],
  )
  expect(rows).toEqual([{ returned: 3, kept_retired: 2 }])
})
