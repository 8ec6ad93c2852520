import { Credits } from '@ledgerleaf/contract/units'
import { EventType, eventTypes } from '@ledgerleaf/contract/webhook-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '../../platform/transaction.ts'
import { withdrawListing } from '../../supply/listings/index.ts'
import { marketNow, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { newPerson } from '../../testing/test-person.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { endOrder } from './end-order.ts'
import { refundOrder } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'
import { tellSellers } from './tell-sellers.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const publicUrl = 'https://example.org'
const notify = { publicUrl, secret: 'a secret', sandbox: true }

/** An organisation whose programs listen to everything. */
const listener = async (): Promise<string> => {
  const id = await newPerson(shop.pool)
  await shop.pool.query(
    `insert into webhook_endpoints (id, organisation_id, url, description, added_at, on_since, secret_sealed)
      values (gen_random_uuid(), $1, 'https://example.org/hooks', '', now(), now(), 'sealed')`,
    [id],
  )
  return id
}
const Sent = z.object({
  type: EventType,
  version: z.literal(1),
  timestamp: z.iso.datetime(),
  data: z.unknown(),
})

/** What was told to an organisation, in order; each as the contract describes it, with nothing besides. */
const toldTo = async (organisationId: string) => {
  const { rows } = await shop.pool.query<{ body: string; object: string }>(
    'select body, object from webhook_events where organisation_id = $1 order by sequence',
    [organisationId],
  )
  return rows.map(({ body, object }) => {
    const { type, data } = z.parse(Sent, JSON.parse(body))
    expect(z.parse(eventTypes[type].data, data)).toEqual(data)
    return { type, object, data }
  })
}

test('an order is told to its buyer and its seller from its placing to its refund, in order', async () => {
  const [buyerId, sellerId] = [await listener(), await listener()]
  const { listing, batch } = await offerCredits(shop.db, { sellerId, priceCents: 1000 })
  const { id } = await shop.place(listing.id, 3, { buyerId })
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, notify, marketNow))
  const what = { batchId: batch.id, quantity: Credits.parse(1), beneficiary: 'Acme', purpose: 'Travel' }
  const { id: retirementId } = await inTransaction(shop.db, (tx) =>
    retireCredits(tx, buyerId, { ...what, reason: 'other' }, marketNow),
  )
  await inTransaction(shop.db, async (tx) => {
    await refundOrder(tx, id, 'a test', marketNow)
    // Twice, as a job may be done.
    await tellSellers(tx, { orderId: id, refundId: null }, publicUrl, marketNow)
    await tellSellers(tx, { orderId: id, refundId: null }, publicUrl, marketNow)
  })
  const order = { orderId: id, tonnes: 3, totalCents: 3000, vatCents: 0, currency: 'usd', amountMinor: 3000 }
  expect(await toldTo(buyerId)).toMatchObject([
    { type: 'order.placed', object: `order:${id}`, data: order },
    { type: 'order.settled', object: `order:${id}`, data: order },
    { type: 'retirement.made', object: `retirement:${retirementId}`, data: { retirementId, tonnes: 1 } },
    { type: 'order.refunded', object: `order:${id}`, data: { refundedCents: 3000, isWhole: true } },
  ])
  expect(await toldTo(sellerId)).toMatchObject([
    {
      type: 'listing.opened',
      object: `listing:${listing.id}`,
      data: { tonnes: 60, pricePerCreditCents: 1000 },
    },
    { type: 'sale.made', object: `order:${id}`, data: { orderId: id, tonnes: 3, sellerCents: 2925 } },
    { type: 'sale.returned', object: `order:${id}`, data: { orderId: id, tonnes: 3, sellerCents: 2925 } },
  ])
})

test('an order that ends unpaid is told with why, and a listing that is withdrawn once', async () => {
  const [buyerId, sellerId] = [await listener(), await listener()]
  const { listing } = await offerCredits(shop.db, { sellerId })
  const { id } = await shop.place(listing.id, 2, { buyerId })
  await shop.withOrder(id, (tx, order) => endOrder(tx, order, 'lapsed', marketNow))
  for (const _ of [1, 2])
    await inTransaction(shop.db, (tx) => withdrawListing(tx, sellerId, listing.id, marketNow))
  expect(await toldTo(buyerId)).toMatchObject([
    { type: 'order.placed' },
    { type: 'order.cancelled', data: { orderId: id, reason: 'lapsed' } },
  ])
  expect((await toldTo(sellerId)).map(({ type }) => type)).toEqual(['listing.opened', 'listing.closed'])
})

test('what a guest does is told to the seller alone, and what is taken back to nobody', async () => {
  const sellerId = await listener()
  const { listing } = await offerCredits(shop.db, { sellerId })
  const { id } = await shop.place(listing.id, 2, { buyerId: null, email: 'guest@example.org' })
  await shop
    .withOrder(id, async (tx, order) => {
      await settleOrder(tx, order, notify, marketNow)
      throw new Error('taken back')
    })
    .catch(() => {})
  expect((await toldTo(sellerId)).map(({ type }) => type)).toEqual(['listing.opened'])
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, notify, marketNow))
  expect((await toldTo(sellerId)).map(({ type }) => type)).toEqual(['listing.opened', 'sale.made'])
})
