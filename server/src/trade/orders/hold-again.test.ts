import type { RateSheet } from '@ledgerleaf/contract/currencies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { pauseListing } from '../../supply/listings/index.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { importRates } from '../rates/index.ts'
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

const reprice = (listingId: string, cents: number) =>
  shop.pool.query('update listings set price_per_credit_cents = $2, price_minor = $2 where id = $1', [
    listingId,
    cents,
  ])

test('takes the same credits again at the agreed price where they cost no more, and the order can settle', async () => {
  const { id, listing, sellerId } = await lapsed()
  await reprice(listing.id, 400)
  await shop.withOrder(id, async (tx, order) => {
    const held = await holdAgain(tx, order, marketNow)
    if (typeof held === 'string') throw new Error(`the credits were there: ${held}`)
    await settleOrder(tx, held, null, marketNow)
  })
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(1950)
})

test('credits that cost more now are not taken again at the old price', async () => {
  const { id, listing } = await lapsed()
  await reprice(listing.id, 501)
  expect(await again(id)).toBe('repriced')
  expect(await shop.amount(`credits/listed/${listing.id}`)).toBe(10)
})

test('an order that its buyer or an operator ended, or whose plan was had before, is never held again', async () => {
  for (const reason of ['buyer', 'operator', 'plan_taken'] as const) {
    const { listing } = await offerCredits(shop.db, { listed: 10, priceCents: 500 })
    const { id } = await shop.place(listing.id, 4)
    await shop.withOrder(id, (tx, order) => endOrder(tx, order, reason, marketNow))
    expect(await again(id)).toBe(reason)
    expect(await shop.amount(`credits/listed/${listing.id}`)).toBe(10)
  }
})

test('what was agreed in euros is not an option on the rate: once they buy fewer dollars it is not held again', async () => {
  const rates = { day: marketNow.toISOString().slice(0, 10), usdPerEuro: 1_100_000, gbpPerEuro: 850_000 }
  const take = async (source: string, usdPerEuro: number): Promise<RateSheet> => {
    const sheet = { ...rates, source, usdPerEuro }
    const { id } = await inTransaction(shop.db, (tx) => importRates(tx, null, sheet, new Date()))
    return { id, ...sheet }
  }
  const sheet = await take('one', 1_100_000)
  const { listing } = await offerCredits(shop.db, { listed: 10, priceCents: 500 })
  const { id } = await shop.place(listing.id, 4, { paysIn: { currency: 'eur', sheet } })
  await shop.withOrder(id, (tx, order) => endOrder(tx, order, 'lapsed', marketNow))
  await take('two', 1_099_000)
  expect(await again(id)).toBe('repriced')
  await take('three', 1_101_000)
  expect(await again(id)).toMatchObject({ holdRound: 2 })
})

test('changes nothing where the credits are gone', async () => {
  const { id, listing } = await lapsed()
  await buyCredits(shop.db, 'f0000000-0000-4000-8000-000000000001', listing.id, 7)
  expect(await again(id)).toBe('sold_out')
  expect(await shop.amount(`credits/held/${id}`)).toBe(0)
  expect(await shop.amount(`credits/listed/${listing.id}`)).toBe(3)
})

test('holds nothing where the seller has paused the listing', async () => {
  const { id, listing, sellerId } = await lapsed()
  await inTransaction(shop.db, (tx) => pauseListing(tx, sellerId, listing.id))
  expect(await again(id)).toBe('sold_out')
})

test('an order may lapse and be held again more than once', async () => {
  const { id } = await lapsed()
  for (const round of [2, 3]) {
    expect(await again(id)).toMatchObject({ holdRound: round })
    await shop.withOrder(id, (tx, order) => endOrder(tx, order, 'lapsed', marketNow))
  }
  expect(await shop.amount(`credits/held/${id}`)).toBe(0)
})
