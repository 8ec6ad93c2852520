import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { pauseListing } from '../../supply/listings/index.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { endOrder } from './end-order.ts'
import { holdAgain } from './hold-again.ts'
import { settleOrder } from './settle-order.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const lapsed = async (listed = 10) => {
  const offer = await offerCredits(shop.db, { listed, priceCents: 500 })
  const { id } = await shop.place(offer.listing.id, 4)
  await shop.withOrder(id, (tx, order) => endOrder(tx, order, 'lapsed', marketNow))
  return { ...offer, id }
}
const again = (orderId: string) => shop.withOrder(orderId, (tx, order) => holdAgain(tx, order, marketNow))

test('takes the same credits again at the agreed price, and the order can settle', async () => {
  const { id, listing, sellerId } = await lapsed()
  await shop.pool.query('update listings set price_per_credit_cents = 900, price_minor = 900 where id = $1', [
    listing.id,
  ])
  await shop.withOrder(id, async (tx, order) => {
    const held = await holdAgain(tx, order, marketNow)
    if (!held) throw new Error('the credits were there')
    await settleOrder(tx, held, null, marketNow)
  })
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(1950)
})

test('answers null and changes nothing where the credits are gone', async () => {
  const { id, listing } = await lapsed()
  await buyCredits(shop.db, 'f0000000-0000-4000-8000-000000000001', listing.id, 7)
  expect(await again(id)).toBeNull()
  expect(await shop.amount(`credits/held/${id}`)).toBe(0)
  expect(await shop.amount(`credits/listed/${listing.id}`)).toBe(3)
})

test('answers null where the seller has paused the listing', async () => {
  const { id, listing, sellerId } = await lapsed()
  await inTransaction(shop.db, (tx) => pauseListing(tx, sellerId, listing.id))
  expect(await again(id)).toBeNull()
})

test('an order may lapse and be held again more than once', async () => {
  const { id } = await lapsed()
  for (const round of [2, 3]) {
    expect(await again(id)).toMatchObject({ holdRound: round })
    await shop.withOrder(id, (tx, order) => endOrder(tx, order, 'lapsed', marketNow))
  }
  expect(await shop.amount(`credits/held/${id}`)).toBe(0)
})
