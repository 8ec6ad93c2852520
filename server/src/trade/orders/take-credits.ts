import { Credits } from '@ledgerleaf/contract/units'
import { eq, sql } from 'drizzle-orm'
import { availableCredits, heldCredits, heldFunds, platformFunds } from '../../ledger/accounts.ts'
import { lockCredits } from '../../ledger/balance-queries.ts'
import { type Posting, post } from '../../ledger/post.ts'
import { lessenAlone } from '../../people/approvals/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import { announceOrder } from './announce-order.ts'
import { findOwn } from './delivered-serials.ts'
import { findKept, minorOf, vatOfNet } from './kept-cents.ts'
import type { LineRow, LockedOrder } from './lock-order.ts'
import { refundedEvent } from './order-events.ts'
import { money, onlyReal, ownedBy, taxOf } from './order-postings.ts'
import { orderLines, partRefundLines, partRefunds } from './orders.tables.ts'
import { invoiceOrdersTask, tellSellersTask } from './orders.tasks.ts'
import { shareOfLine } from './share-of-line.ts'
import { takeBack, takeFrom } from './take-back.ts'

export type Part = { line: LineRow; quantity: number }

export type Taking = {
  reference: string
  reason: string
  parts: readonly Part[]
  /** What the platform adds to the money of the credits; less than nothing where it gets back what it had added. */
  borneCents: number
  /** What the buyer gets back of the VAT, where it is known; otherwise in proportion. */
  vatCents?: number
  /** What a bank has taken already, in the currency of the payment; otherwise in proportion. */
  takenMinor?: number
  returnedBy: 'provider' | 'bank'
}

/** The next credits of a line, after those that went back before, and their money. */
export const shareOfPart = ({ line, quantity }: Part) =>
  shareOfLine(line, line.returned, line.returned + quantity)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What is left of the order's own serials with their buyer goes to the sellers; what was retired stays retired and is noted. */
const moveCredits = async (tx: Tx, order: LockedOrder, parts: readonly Part[]): Promise<Posting[]> => {
  const from = ownedBy(order)
  const left = new Map<string, number>()
  const postings: Posting[] = []
  const ownOf = await findOwn(tx, order)
  for (const { line, quantity } of parts) {
    await lockCredits(tx, from, line.batchId)
    const { serials: preferring, count } = await ownOf(line.batchId)
    const there = left.get(line.batchId) ?? count
    const back = Math.min(there, quantity)
    left.set(line.batchId, there - back)
    const to = availableCredits(line.sellerId)
    postings.push({ asset: line.batchId, amount: Credits.parse(back), from, to, preferring })
    await tx
      .update(orderLines)
      .set({ returned: line.returned + quantity, keptRetired: line.keptRetired + quantity - back })
      .where(eq(orderLines.id, line.id))
  }
  return onlyReal(postings)
}

const isPromise = ({ line }: Part): boolean => line.saleType === 'forward'

/** Neither the credits of a promise nor their money have changed hands yet: both leave the accounts of the line. */
const undoPromises = async (tx: Tx, parts: readonly Part[], holderId: string): Promise<Posting[]> => {
  const postings: Posting[] = []
  for (const { line, quantity } of parts) {
    const to = availableCredits(line.sellerId)
    postings.push(
      { asset: line.batchId, amount: Credits.parse(quantity), from: heldCredits(line.id), to },
      money(quantity * line.pricePerCreditCents, heldFunds(line.id), heldFunds(holderId)),
    )
    await tx
      .update(orderLines)
      .set({ returned: line.returned + quantity })
      .where(eq(orderLines.id, line.id))
  }
  return postings
}

/**
 * Takes some credits of a settled order back to their sellers, with their money, which waits in the account of this return
 * until it is the buyer's again. One entry of the ledger.
 */
export const takeCredits = async (
  tx: Tx,
  order: LockedOrder,
  { reference, reason, parts, borneCents, returnedBy, vatCents: knownVat, takenMinor }: Taking,
  now: Date,
): Promise<{ id: string; amountCents: number }> => {
  const id = newId(now.getTime())
  const shares = parts.map((part) => ({ ...part, ...shareOfPart(part) }))
  const netCents = sumOf(shares.map(({ paidCents }) => paidCents)) + borneCents
  const kept = await findKept(tx, order)
  const vatCents = knownVat ?? vatOfNet(order, kept, netCents)
  const amountCents = netCents + vatCents
  const platformCents = sumOf(shares.map(({ discountCents }) => discountCents)) - borneCents
  const handed = parts.filter((part) => !isPromise(part))
  const earned = shares
    .filter((share) => !isPromise(share))
    .map(({ line, ...share }) => ({ sellerId: line.sellerId, ...share }))
  await post(tx, {
    key: `refund:${id}`,
    kind: 'refund',
    now,
    facts: { order: order.id },
    postings: [
      ...(await moveCredits(tx, order, handed)),
      ...(await undoPromises(tx, parts.filter(isPromise), id)),
      ...onlyReal([money(Math.max(0, -platformCents), platformFunds, heldFunds(id))]),
      ...(await takeBack(tx, earned, id)),
      ...(await takeFrom(tx, taxOf(order), vatCents, id)),
      ...onlyReal([money(Math.max(0, platformCents), heldFunds(id), platformFunds)]),
    ],
  })
  await tx.insert(partRefunds).values({
    id,
    orderId: order.id,
    reference,
    reason,
    amountCents,
    amountMinor: takenMinor ?? minorOf(kept, amountCents),
    vatCents,
    borneCents,
    returnedBy,
    requestedAt: now,
    note: sql`(select count(*) + 1 from part_refunds where order_id = ${order.id})`,
  })
  for (const { line, quantity, sellerCents, feeCents, paidCents } of shares)
    await tx
      .insert(partRefundLines)
      .values({ refundId: id, lineId: line.id, quantity, sellerCents, feeCents, paidCents })
  await lessenAlone(tx, order.id, amountCents)
  await enqueue(tx, invoiceOrdersTask, { orderIds: [order.id] })
  await enqueue(tx, tellSellersTask, { orderId: order.id, refundId: id })
  await announceOrder(tx, order, { holdingsChanged: true })
  await publish(tx, refundedEvent(order, amountCents, id), now)
  return { id, amountCents }
}
