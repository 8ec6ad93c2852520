import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { withdrawListing } from '../../supply/listings/index.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { endOrder } from './end-order.ts'
import { settleOrder } from './settle-order.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const end = (orderId: string, reason: 'declined' | 'lapsed' = 'lapsed') =>
  shop.withOrder(orderId, (tx, order) => endOrder(tx, order, reason, marketNow))
const statusOf = async (orderId: string) =>
  (await shop.pool.query('select status, end_reason from orders where id = $1', [orderId])).rows[0]

test('what an unpaid order held is for sale again, once, and its payment is closed', async () => {
  const { listing } = await offerCredits(shop.db, { listed: 10 })
  const { id } = await shop.place(listing.id, 4)
  expect(await Promise.all([end(id), end(id)])).toHaveLength(2)
  expect(await end(id)).toBe(false)
  expect(await shop.amount(`credits/listed/${listing.id}`)).toBe(10)
  expect(await statusOf(id)).toEqual({ status: 'cancelled', end_reason: 'lapsed' })
  expect(await shop.jobs(id)).toContain('close-payment')
})

test('a card that was declined is told apart from a hold that ran out', async () => {
  const { listing } = await offerCredits(shop.db)
  const { id } = await shop.place(listing.id, 1)
  await end(id, 'declined')
  expect(await statusOf(id)).toEqual({ status: 'failed', end_reason: 'declined' })
})

test('where the seller withdrew the listing meanwhile the credits go back to the seller', async () => {
  const { listing, sellerId } = await offerCredits(shop.db, { issued: 10, listed: 10 })
  const { id } = await shop.place(listing.id, 4)
  await inTransaction(shop.db, (tx) => withdrawListing(tx, sellerId, listing.id, marketNow))
  await end(id)
  expect(await shop.amount(`credits/listed/${listing.id}`)).toBe(0)
  expect(await shop.amount(`credits/available/${sellerId}`)).toBe(10)
})

test('an order that settles in the same moment either settles or ends, never both', async () => {
  const { listing } = await offerCredits(shop.db, { listed: 10 })
  const { id } = await shop.place(listing.id, 4)
  const settle = shop
    .withOrder(id, (tx, order) => settleOrder(tx, order, null, marketNow))
    .then(
      () => true,
      () => false,
    )
  const [settled, ended] = await Promise.all([settle, end(id)])
  expect(settled).toBe(!ended)
  expect(await shop.amount(`credits/listed/${listing.id}`)).toBe(ended ? 10 : 6)
})
