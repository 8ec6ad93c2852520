import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { settleOrder } from './settle-order.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const notify = { publicUrl: 'https://example.org', secret: 'a secret', sandbox: true }

test('by itself a settlement asks for all that follows: the receipt, the news to the seller and a retirement', async () => {
  const { listing } = await offerCredits(shop.db)
  const email = 'guest-who-retires@example.org'
  const retire = { beneficiary: 'Guest', purpose: 'Travel', reason: 'other' } as const
  const { id } = await shop.place(listing.id, 2, { buyerId: null, email, retire })
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, notify, marketNow))
  // They are written at one moment; which comes first is nobody's promise.
  expect((await shop.jobs(email)).sort()).toEqual(['send-mail'])
  expect(await shop.jobs(id)).toContain('retire-order')
})

test('without a notice nobody is written to, and the rest follows all the same', async () => {
  const { listing } = await offerCredits(shop.db)
  const email = 'quiet@example.org'
  const { id } = await shop.place(listing.id, 1, { buyerId: null, email })
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, marketNow))
  expect(await shop.jobs(email)).toEqual([])
})

test('an order that is settled does not settle again, and nothing moves twice', async () => {
  const { listing, sellerId } = await offerCredits(shop.db, { priceCents: 1000 })
  const { id } = await shop.place(listing.id, 3)
  const settle = () => shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, marketNow))
  const ends = await Promise.allSettled([settle(), settle(), settle()])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(2925)
})

test('a guest’s credits lie in the escrow of the order', async () => {
  const { listing } = await offerCredits(shop.db)
  const { id } = await shop.place(listing.id, 4, { buyerId: null })
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, marketNow))
  expect(await shop.amount(`credits/owned/escrow/${id}`)).toBe(4)
})
