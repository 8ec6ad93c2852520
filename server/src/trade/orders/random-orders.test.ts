import { randomUUID } from 'node:crypto'
import { currencies, type RateSheet } from '@ledgerleaf/contract/currencies'
import { Credits } from '@ledgerleaf/contract/units'
import { vatOf } from '@ledgerleaf/contract/vat'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../ledger/invariants.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { inStep } from '../../platform/in-step.ts'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { withdrawListing } from '../../supply/listings/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { marketNow as now, offerCredits } from '../../testing/test-market.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { findOrderBreaches } from '../../views/reconciliation/order-invariants.ts'
import { recordPayout } from '../payouts/index.ts'
import { importRates } from '../rates/index.ts'
import { endOrder } from './end-order.ts'
import { holdAgain } from './hold-again.ts'
import { lockOrder, lockOrders } from './lock-order.ts'
import { partRefunds } from './orders.tables.ts'
import { type PaysIn, placeOrder } from './place-order.ts'
import { finishPartRefund, refundLines } from './refund-lines.ts'
import { finishRefund, refundOrder, refundUnsold } from './refund-order.ts'
import { coverDispute, returnDisputed } from './return-disputed.ts'
import { settleOrder } from './settle-order.ts'

// What is priced by rates is for sale by the clock of the database.
const day = new Date().toISOString().slice(0, 10)
const rates = { day, source: 'test', usdPerEuro: 1_082_317, gbpPerEuro: 834_509 }
let sheet: RateSheet
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  sheet = await inTransaction(database.db, async (tx) => {
    const { id } = await importRates(tx, null, rates, new Date())
    return { id, ...rates }
  })
})
afterAll(() => database.drop())

const step = fc.record({
  verb: fc.constantFrom(
    'place',
    'place',
    'guest',
    'pay',
    'pay',
    'end',
    'refund',
    'part',
    'part',
    'dispute',
    'dispute',
    'repaid',
    'retire',
    'payout',
    'withdraw',
    'rates',
  ),
  which: fc.nat({ max: 9 }),
  listing: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type World = { listings: Awaited<ReturnType<typeof offerCredits>>[]; orders: string[]; buyerId: string }

/** Odd enough that cents have to be rounded. */
const vat = { category: 'S', basisPoints: 1913, country: 'DE', reason: null, check: null } as const

/** Two of three pay in another currency than the books are in. */
const payIn = (which: number): { paysIn?: PaysIn } =>
  which % 3 === 0 ? {} : { paysIn: { currency: which % 3 === 1 ? 'eur' : 'gbp', sheet } }

const pay = async (tx: Tx, orderId: string) => {
  const order = await lockOrder(tx, orderId)
  if (!order || !['pending', 'cancelled', 'failed'].includes(order.status)) return
  const held = order.status === 'pending' ? order : await holdAgain(tx, order, now)
  if (typeof held === 'string') await refundUnsold(tx, order, held, now)
  else await settleOrder(tx, held, null, now)
}

/** A bank takes some or all of a payment back; what comes with no credits is now and then laid on the sellers. */
const dispute = async (tx: Tx, orderId: string, listingId: string, quantity: number) => {
  const disputeId = `dp_${quantity % 4}_${orderId}`
  const asked = { orderId, disputeId, amountMinor: quantity * 733 }
  const first = await returnDisputed(tx, asked, now)
  expect(await returnDisputed(tx, asked, now)).toEqual(
    first.isWhole ? { takenCents: 0, takenMinor: 0, openCents: 0, isWhole: false } : first,
  )
  if (first.openCents > 0 && quantity > 4)
    await coverDispute(
      tx,
      { orderId, disputeId, openCents: first.openCents },
      [{ listingId, quantity: 1 }],
      now,
    )
}

const take = (world: World, { verb, which, listing, quantity }: Step): Promise<void> =>
  inTransaction(database.db, async (tx) => {
    const orderId = world.orders[which % Math.max(1, world.orders.length)]
    const offer = world.listings[listing]
    if (!offer) return
    const amount = Credits.parse(quantity)
    if (verb === 'place' || verb === 'guest') {
      const buyer = verb === 'guest' ? { buyerId: null, email: 'g@example.org' } : { buyerId: world.buyerId }
      const lines = [{ listingId: offer.listing.id, quantity: amount }]
      const taxed = quantity % 3 === 0 ? {} : { vat }
      const input = { ...buyer, lines, feeBasisPoints: 250, ...taxed, ...payIn(which) }
      const order = orThrow(await placeOrder(tx, input, now))
      world.orders.push(order.id)
      const [line] = order.lines
      // What is paid in the seller's own currency is what the seller asked for, whatever the rates have become.
      if (line?.currency === order.currency) {
        const netMinor = line.priceMinor * quantity
        expect(order.amountMinor).toBe(netMinor + vatOf(netMinor, order.vatBasisPoints))
      }
    } else if (verb === 'withdraw') {
      if (quantity === 9) await withdrawListing(tx, offer.sellerId, offer.listing.id, now)
    } else if (verb === 'rates') {
      const moved = { ...rates, source: randomUUID(), usdPerEuro: rates.usdPerEuro + quantity * 9_731 }
      await importRates(tx, null, moved, new Date())
    } else if (verb === 'payout') {
      await recordPayout(
        tx,
        { sellerId: offer.sellerId, reference: randomUUID(), amountCents: quantity * 100 },
        now,
      )
    } else if (verb === 'retire') {
      const retirement = { batchId: offer.batch.id, quantity: amount, beneficiary: 'B', purpose: 'P' }
      await retireCredits(tx, world.buyerId, { ...retirement, reason: 'other' }, now)
    } else if (orderId && verb === 'pay') await pay(tx, orderId)
    else if (orderId && verb === 'end') {
      const order = await lockOrder(tx, orderId)
      if (order) await endOrder(tx, order, quantity > 6 ? 'buyer' : 'lapsed', now)
    } else if (orderId && verb === 'refund') await refundOrder(tx, orderId, 'test', now)
    else if (orderId && verb === 'part') {
      const parts = [{ listingId: offer.listing.id, quantity: 1 + (quantity % 3) }]
      // Of nine references some come again, for the same or for other credits.
      await refundLines(tx, { orderId, reference: `part-${quantity}`, reason: 'test', parts }, now)
    } else if (orderId && verb === 'dispute') await dispute(tx, orderId, offer.listing.id, quantity)
    else if (orderId) {
      const order = await lockOrder(tx, orderId)
      if (order?.status === 'refunded') await finishRefund(tx, orderId, `re_${orderId}`, now)
      const parts = await tx
        .select({ id: partRefunds.id })
        .from(partRefunds)
        .where(eq(partRefunds.orderId, orderId))
      for (const { id } of parts) await finishPartRefund(tx, id, `re_${id}`, now)
    }
  }).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })

/** What several people ask for at once, as the server does it: placed in one pass, then paid in another. */
const takeTogether = async (world: World, steps: readonly Step[]): Promise<void> => {
  const orders = steps.flatMap(({ listing, quantity }) => {
    const offer = world.listings[listing]
    const lines = offer ? [{ listingId: offer.listing.id, quantity: Credits.parse(quantity) }] : []
    return lines.length > 0
      ? [{ buyerId: randomUUID(), lines, feeBasisPoints: 250, vat, ...payIn(quantity) }]
      : []
  })
  const placed = await inTransaction(database.db, (tx) =>
    inStep(tx, orders, (one, order) => placeOrder(one, order, now)),
  )
  world.orders.push(...[...placed.values()].flatMap((one) => (one.kind === 'refused' ? [] : one.value.id)))
  await inTransaction(database.db, async (tx) => {
    const locked = await lockOrders(tx, world.orders)
    const paid = [...locked.values()].filter(({ status }, at) => status === 'pending' && at % 2 === 0)
    await inStep(tx, paid, (one, order) => settleOrder(one, order, null, now))
  })
}

const makeWorld = async (): Promise<World> => ({
  listings: await Promise.all(
    [9, 14, 20].map((listed, at) =>
      offerCredits(database.db, { issued: 30, listed, currency: currencies[at] ?? 'usd' }),
    ),
  ),
  orders: [],
  buyerId: randomUUID(),
})

// Making a history smaller takes hundreds of others, and runs out of time before it says anything.
const sayAtOnce = { endOnFailure: true }

test('after any sequence of orders, payments, refunds and payouts, every invariant holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const world = await makeWorld()
      for (const one of steps) await take(world, one)
      expect(await findOrderBreaches(database.db)).toEqual([])
      expect(await findBreaches(database.db)).toEqual([])
    }),
    { numRuns: 12, ...sayAtOnce },
  )
}, 60_000)

test('and also when they are all taken at once, some of them in batches', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const world = await makeWorld()
      for (let at = 0; at < 4; at++) await take(world, { verb: 'place', which: 0, listing: 1, quantity: 2 })
      const batches = [steps.slice(0, 8), steps.slice(8, 16)]
      await Promise.all([
        ...steps.map((one) => take(world, one)),
        ...batches.map((batch) => takeTogether(world, batch)),
      ])
      expect(await findOrderBreaches(database.db)).toEqual([])
      expect(await findBreaches(database.db)).toEqual([])
    }),
    { numRuns: 8, ...sayAtOnce },
  )
}, 60_000)
