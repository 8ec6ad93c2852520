import assert from 'node:assert/strict'
import { Credits } from '@ledgerleaf/contract/units'
import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  availableCredits,
  heldCredits,
  heldFunds,
  type MoneyAccount,
  platformFunds,
} from '../../ledger/accounts.ts'
import { lockCredits } from '../../ledger/balance-queries.ts'
import { type Posting, post } from '../../ledger/post.ts'
import { undoAlone } from '../../people/approvals/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { markRepaid } from '../../use/retirements/index.ts'
import { announceOrder } from './announce-order.ts'
import { findOwn, type OwnSerials } from './delivered-serials.ts'
import type { NotHeld } from './hold-again.ts'
import { findKept, minorOf } from './kept-cents.ts'
import { type LineRow, type LockedOrder, lockOrder } from './lock-order.ts'
import { refundedEvent } from './order-events.ts'
import { money, onlyReal, ownedBy, payBackPostings, repayKey, taxOf } from './order-postings.ts'
import { orderLines, orderMilestones, orders, partRefunds, refunds } from './orders.tables.ts'
import { invoiceOrdersTask, refundPaymentTask, tellSellersTask } from './orders.tasks.ts'
import { refuseWithdrawn } from './refuse-withdrawn.ts'
import { takePayment } from './settle-order.ts'
import { restOfLine } from './share-of-line.ts'
import { takeBack, takeFrom } from './take-back.ts'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What is left of the line's own serials with its buyer returns to the seller; what was retired stays retired and is noted. */
const returnCredits = async (
  tx: Tx,
  order: LockedOrder,
  line: LineRow,
  left: Map<string, number>,
  { serials, count }: OwnSerials,
  returnedBy: 'provider' | 'bank',
): Promise<Posting[]> => {
  const from = ownedBy(order)
  const there = left.get(line.batchId) ?? count
  const rest = line.quantity - line.returned
  const returned = Math.min(there, rest)
  left.set(line.batchId, there - returned)
  // What a bank has taken is gone; the credits stay out there, as retired ones stay retired.
  if (returnedBy === 'provider') await refuseWithdrawn(tx, order, line.batchId, rest - returned)
  if (returned < rest)
    await tx
      .update(orderLines)
      .set({ keptRetired: line.keptRetired + rest - returned })
      .where(eq(orderLines.id, line.id))
  const to = availableCredits(line.sellerId)
  return onlyReal([{ asset: line.batchId, amount: Credits.parse(returned), from, to, preferring: serials }])
}

/** A promise is taken back whole, or not at all: once part of it was kept, what is left follows its own dates. */
const undoPromise = async (tx: Tx, orderId: string, line: LineRow, now: Date): Promise<Posting[]> => {
  const ended = await tx
    .update(orderMilestones)
    .set({ state: 'refunded', endedAt: now })
    .where(
      and(
        eq(orderMilestones.lineId, line.id),
        eq(orderMilestones.delivered, 0),
        eq(orderMilestones.state, 'open'),
      ),
    )
    .returning({ id: orderMilestones.id })
  const all = await tx
    .select({ id: orderMilestones.id })
    .from(orderMilestones)
    .where(eq(orderMilestones.lineId, line.id))
  // Also where the money of one date went back before: it must not go back twice.
  if (ended.length < all.length) throw new DomainError('delivery_started')
  const { id, batchId, quantity, sellerId, totalCents } = line
  return [
    {
      asset: batchId,
      amount: Credits.parse(quantity),
      from: heldCredits(id),
      to: availableCredits(sellerId),
    },
    money(totalCents, heldFunds(id), heldFunds(orderId)),
  ]
}

const undoSettlement = async (
  tx: Tx,
  order: LockedOrder,
  {
    borneCents,
    vatCents,
    returnedBy,
  }: { borneCents: number; vatCents: number; returnedBy: 'provider' | 'bank' },
  now: Date,
): Promise<void> => {
  const postings: Posting[] = []
  const left = new Map<string, number>()
  const ownOf = await findOwn(tx, order)
  for (const line of order.lines) {
    if (line.saleType !== 'forward') await lockCredits(tx, ownedBy(order), line.batchId)
    postings.push(
      ...(line.saleType === 'forward'
        ? await undoPromise(tx, order.id, line, now)
        : await returnCredits(tx, order, line, left, await ownOf(line.batchId), returnedBy)),
    )
  }
  const earned = order.lines
    .filter(({ saleType }) => saleType !== 'forward')
    .map((line) => ({ sellerId: line.sellerId, ...restOfLine(line) }))
  postings.push(...(await takeBack(tx, earned, order.id)))
  postings.push(...(await takeFrom(tx, taxOf(order), vatCents, order.id)))
  const discountCents = sumOf(order.lines.map((line) => restOfLine(line).discountCents))
  postings.push(...onlyReal([money(discountCents + borneCents, heldFunds(order.id), platformFunds)]))
  await post(tx, { key: `refund:${order.id}`, kind: 'refund', postings, now })
}

/** What the platform has paid of lost disputes, for which no credits came back. */
export const findBorneCents = async (db: Reader, orderId: string): Promise<number> => {
  const [found] = await db
    .select({ cents: sql<number>`coalesce(sum(${partRefunds.borneCents}), 0)::bigint` })
    .from(partRefunds)
    .where(eq(partRefunds.orderId, orderId))
  return found?.cents ?? 0
}

/**
 * Takes a paid order back: unretired credits return to their sellers, and the money lies ready for the provider to
 * return it, which a job does for as long as it takes. Safe to repeat.
 */
export const refundOrder = async (
  tx: Tx,
  orderId: string,
  reason: string,
  now: Date,
  { returnedBy = 'provider' as 'provider' | 'bank' } = {},
): Promise<{ order: LockedOrder; amountCents: number; repeated: boolean }> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new DomainError('not_found')
  // What went back earlier, credit by credit or out of the platform's pocket, is not returned a second time.
  const borneCents = await findBorneCents(tx, orderId)
  const kept = await findKept(tx, order)
  const { vatCents } = kept
  const amountCents = sumOf(order.lines.map((line) => restOfLine(line).paidCents)) - borneCents + vatCents
  if (order.status === 'refunded') return { order, amountCents, repeated: true }
  if (order.status !== 'settled' && order.status !== 'paid') throw new DomainError('order_not_open')
  if (amountCents <= 0)
    throw new DomainError('order_not_open', { message: 'The buyer has got back all of this order’s money.' })
  if (order.status === 'settled') {
    await undoSettlement(tx, order, { borneCents, vatCents, returnedBy }, now)
    await markRepaid(tx, orderId, now)
  }
  await tx.update(orders).set({ status: 'refunded', endedAt: now }).where(eq(orders.id, orderId))
  await undoAlone(tx, orderId)
  await tx.insert(refunds).values({
    orderId,
    amountCents,
    amountMinor: minorOf(kept, amountCents),
    vatCents,
    reason,
    requestedAt: now,
    returnedBy,
  })
  // After a lost dispute the bank has taken the money already.
  if (returnedBy === 'provider')
    await enqueue(tx, refundPaymentTask, { orderId }, { key: `refund-payment:${orderId}` })
  await enqueue(tx, invoiceOrdersTask, { orderIds: [orderId] })
  await enqueue(tx, tellSellersTask, { orderId, refundId: null })
  await announceOrder(tx, order, { holdingsChanged: true })
  await publish(tx, refundedEvent(order, amountCents, null), now)
  return { order: { ...order, status: 'refunded' }, amountCents, repeated: false }
}

const unsold: Record<NotHeld, string> = {
  sold_out: 'paid after the hold had ended, and the credits were no longer for sale',
  repriced: 'paid after the hold had ended, and the credits cost more by then than was agreed',
  buyer: 'paid after the buyer had cancelled the order',
  operator: 'paid after an operator had ended the order',
  plan_taken: 'the welcome plan is once for a company, and this one has had it',
}

/** What was paid for cannot be had, or not any more: the payment is taken in only to be returned. */
export const refundUnsold = async (tx: Tx, order: LockedOrder, why: NotHeld, now: Date): Promise<void> => {
  await takePayment(tx, order, now)
  await tx.update(orders).set({ status: 'paid', paidAt: now, endReason: why }).where(eq(orders.id, order.id))
  await refundOrder(tx, order.id, unsold[why], now)
}

/** What the provider is to return of an order's payment, in dollars and in its currency, and at which try. */
export const findRefund = async (db: Reader, orderId: string) => {
  const [found] = await db
    .select({
      amountCents: refunds.amountCents,
      amountMinor: refunds.amountMinor,
      attempt: refunds.attempt,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
  return found
}

/** The provider has returned the money. Answers the order the first time, null when it was known. */
export const finishRefund = async (
  tx: Tx,
  orderId: string,
  providerId: string,
  now: Date,
  /** Where it goes if it does not leave at once. */
  to?: MoneyAccount,
): Promise<LockedOrder | null> => {
  const order = await lockOrder(tx, orderId)
  assert(order?.status === 'refunded', `order ${orderId} is not being refunded`)
  const [done] = await tx
    .update(refunds)
    .set({ providerId, doneAt: now, failedAt: null, failure: null })
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.doneAt)))
    .returning({ cents: refunds.amountCents, minor: refunds.amountMinor, attempt: refunds.attempt })
  if (!done) return null
  await post(tx, {
    key: repayKey(orderId, done.attempt),
    kind: 'repay',
    now,
    postings: payBackPostings(order, done, heldFunds(orderId), to),
  })
  await announceOrder(tx, order)
  return order
}
