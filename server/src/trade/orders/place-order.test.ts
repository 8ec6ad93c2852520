import { randomUUID } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  heldCredits,
  heldFunds,
  holdings,
  listedCredits,
  platformFees,
  proceeds,
} from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findBreaches } from '../../ledger/invariants.ts'
import { liveChannel } from '../../platform/live-channel.ts'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { withdrawListing } from '../../supply/listings/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { findOrderBreaches } from '../../views/reconciliation/order-invariants.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { settleOrder } from './settle-order.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await findBreaches(database.db)).toEqual([])
  expect(await findOrderBreaches(database.db)).toEqual([])
  await database.drop()
})

const cents = async (account: string): Promise<number> => {
  const { rows } = await database.pool.query<{ amount: number }>(
    `select amount from ledger_balances where account = $1 and asset = 'usd'`,
    [account],
  )
  return rows[0]?.amount ?? 0
}

const place = (input: Partial<NewOrder> & Pick<NewOrder, 'lines'>) =>
  inTransaction(database.db, async (tx) =>
    orThrow(await placeOrder(tx, { buyerId: randomUUID(), feeBasisPoints: 250, ...input }, marketNow)),
  )
const line = (listingId: string, quantity: number) => ({ listingId, quantity: Credits.parse(quantity) })

test('holds the credits and no money, for fifteen minutes by the database’s clock', async () => {
  const { batch, listing } = await offerCredits(database.db, { listed: 10 })
  const order = await place({ lines: [line(listing.id, 4)] })
  expect(order.status).toBe('pending')
  expect(await findCredits(database.db, heldCredits(order.id), batch.id)).toBe(4)
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(6)
  expect(await cents(heldFunds(order.id))).toBe(0)
  const { rows } = await database.pool.query<{ minutes: number }>(
    'select round(extract(epoch from held_until - now()) / 60)::int as minutes from orders where id = $1',
    [order.id],
  )
  expect(rows).toEqual([{ minutes: 15 }])
})

test('settling moves the credits to the buyer and every cent to the seller or the fee', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { priceCents: 333 })
  const buyerId = randomUUID()
  const order = await buyCredits(database.db, buyerId, listing.id, 7, { feeBasisPoints: 250 })
  expect(order.totalCents).toBe(2331)
  expect(await findCredits(database.db, holdings(buyerId), batch.id)).toBe(7)
  expect(await cents(platformFees(sellerId))).toBe(58)
  expect(await cents(proceeds(sellerId))).toBe(2273)
  expect(await cents(heldFunds(order.id))).toBe(0)
})

test('what a buyer pays less than the lines cost, the platform pays, to the cent', async () => {
  const one = await offerCredits(database.db, { priceCents: 1999 })
  const two = await offerCredits(database.db, { priceCents: 333 })
  const before = await cents('world/money/platform')
  const order = await inTransaction(database.db, async (tx) => {
    const wanted = {
      buyerId: randomUUID(),
      lines: [line(one.listing.id, 3), line(two.listing.id, 7)],
      priceCents: Cents.parse(1000),
      feeBasisPoints: 250,
    }
    const placed = orThrow(await placeOrder(tx, wanted, marketNow))
    await settleOrder(tx, placed, null, marketNow)
    return placed
  })
  expect(order.totalCents + order.discountCents).toBe(3 * 1999 + 7 * 333)
  expect(order.lines.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(1000)
  expect(await cents('world/money/platform')).toBe(before - order.discountCents)
  const earned = await Promise.all(
    [one, two].flatMap(({ sellerId }) => [cents(proceeds(sellerId)), cents(platformFees(sellerId))]),
  )
  expect(earned.reduce((sum, amount) => sum + amount, 0)).toBe(3 * 1999 + 7 * 333)
})

test('an order over several listings is held whole or not at all', async () => {
  const one = await offerCredits(database.db, { listed: 10 })
  const two = await offerCredits(database.db, { listed: 10 })
  const lines = (a: number, b: number) => [line(one.listing.id, a), line(two.listing.id, b)]
  await expect(place({ lines: lines(3, 11) })).rejects.toMatchObject({ code: 'insufficient_credits' })
  expect(await findCredits(database.db, listedCredits(one.listing.id), one.batch.id)).toBe(10)
  await place({ lines: lines(3, 10) })
  expect(await findCredits(database.db, listedCredits(two.listing.id), two.batch.id)).toBe(0)
})

test('two lines of one listing cannot together take more than it has', async () => {
  const { listing } = await offerCredits(database.db, { listed: 10 })
  await expect(place({ lines: [line(listing.id, 6), line(listing.id, 6)] })).rejects.toMatchObject({
    code: 'insufficient_credits',
  })
})

test('refuses one’s own listing, none at all, an unknown listing; nothing is held', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db)
  await expect(place({ buyerId: sellerId, lines: [line(listing.id, 1)] })).rejects.toMatchObject({
    code: 'own_listing',
  })
  await expect(place({ lines: [line(listing.id, 0)] })).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'quantity',
  })
  await expect(place({ lines: [line(randomUUID(), 1)] })).rejects.toMatchObject({ code: 'not_found' })
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(60)
})

test('an order that ends unpaid puts its credits on sale again, once', async () => {
  const { batch, listing } = await offerCredits(database.db, { listed: 10 })
  const { id } = await place({ lines: [line(listing.id, 4)] })
  const end = () =>
    inTransaction(database.db, async (tx) => {
      const order = await lockOrder(tx, id)
      return order && endOrder(tx, order, 'lapsed', marketNow)
    })
  expect((await Promise.all([end(), end(), end()])).filter(Boolean)).toHaveLength(1)
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(10)
  expect(await findCredits(database.db, heldCredits(id), batch.id)).toBe(0)
})

test('credits of a listing that was withdrawn meanwhile return to the seller', async () => {
  const { sellerId, batch, listing } = await offerCredits(database.db, { issued: 10, listed: 10 })
  const { id } = await place({ lines: [line(listing.id, 4)] })
  await inTransaction(database.db, (tx) => withdrawListing(tx, sellerId, listing.id, marketNow))
  await inTransaction(database.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order) await endOrder(tx, order, 'buyer', marketNow)
  })
  const { rows } = await database.pool.query('select amount from ledger_balances where account = $1', [
    `credits/available/${sellerId}`,
  ])
  expect(rows).toEqual([{ amount: 10 }])
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(0)
})

test('tells the buyer and the seller once the sale is committed, and nobody when it is refused', async () => {
  const { sellerId, listing } = await offerCredits(database.db, { listed: 2 })
  const buyerId = randomUUID()
  const client = await database.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query(`listen "${liveChannel}"`)
  await expect(buyCredits(database.db, buyerId, listing.id, 3)).rejects.toThrow()
  await buyCredits(database.db, buyerId, listing.id, 2)
  // An answer on this connection comes after every notification that was committed before it.
  await client.query('select 1')
  const about = (id: string, type: string) =>
    heard.some((text) => text.includes(`organisation:${id}`) && text.includes(type))
  expect(about(buyerId, 'orders.changed')).toBe(true)
  expect(about(buyerId, 'holdings.changed')).toBe(true)
  expect(about(sellerId, 'listings.changed')).toBe(true)
  client.release(true)
})

test('refuses less than the seller parts with at once, unless it is all that is left, and nothing is held', async () => {
  const { batch, listing } = await offerCredits(database.db, { listed: 12 })
  await database.pool.query('update listings set minimum_fill = 5 where id = $1', [listing.id])
  await expect(place({ lines: [line(listing.id, 4)] })).rejects.toMatchObject({
    field: 'quantity',
    message: 'The seller parts with 5 credits or more at once.',
  })
  expect(await findCredits(database.db, listedCredits(listing.id), batch.id)).toBe(12)
  await place({ lines: [line(listing.id, 2), line(listing.id, 7)] })
  await expect(place({ lines: [line(listing.id, 2)] })).rejects.toMatchObject({ field: 'quantity' })
  expect((await place({ lines: [line(listing.id, 3)] })).status).toBe('pending')
})

test('refuses a listing whose last day is over, also before the sweep has closed it', async () => {
  const { listing } = await offerCredits(database.db)
  await database.pool.query('update listings set expires_at = $2 where id = $1', [listing.id, marketNow])
  await expect(place({ lines: [line(listing.id, 1)] })).rejects.toMatchObject({ code: 'listing_not_open' })
})
