import assert from 'node:assert/strict'
import { and, eq, isNull } from 'drizzle-orm'
import { heldFunds, type MoneyAccount } from '../../ledger/accounts.ts'
import { lockCredits } from '../../ledger/balance-queries.ts'
import { post } from '../../ledger/post.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { announceOrder } from './announce-order.ts'
import { findOwn } from './delivered-serials.ts'
import { findKept } from './kept-cents.ts'
import { type LineRow, type LockedOrder, lockOrder } from './lock-order.ts'
import { ownedBy, payBackPostings, repayKey } from './order-postings.ts'
import { orderLines, partRefundLines, partRefunds } from './orders.tables.ts'
import { refundPartTask } from './orders.tasks.ts'
import { type Part, shareOfPart, takeCredits } from './take-credits.ts'

export type NewPartRefund = {
  orderId: string
  /** The operator's own name for it: the same again changes nothing. */
  reference: string
  reason: string
  /** Each listing of the order once, with the credits that go back. */
  parts: readonly { listingId: string; quantity: number }[]
}

const refuse = (message: string): never => {
  throw new DomainError('invalid_input', { field: 'quantity', message })
}

const pickParts = ({ lines }: LockedOrder, parts: NewPartRefund['parts']): Part[] =>
  parts.map(({ listingId, quantity }) => {
    const line = lines.find((one) => one.listingId === listingId)
    if (!line) throw new DomainError('not_found')
    if (line.saleType === 'forward') return refuse('What was bought forward goes back by its own dates.')
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity - line.returned)
      return refuse(`${line.quantity - line.returned} credits of this line are left.`)
    return { line, quantity }
  })

/** Retired credits never move again, so what goes back must still be there of the order's own, over all lines of a batch. */
const refuseRetired = async (tx: Tx, order: LockedOrder, parts: readonly Part[]): Promise<void> => {
  const ownOf = await findOwn(tx, order)
  for (const batchId of new Set(parts.map(({ line }) => line.batchId))) {
    const wanted = parts.reduce((sum, part) => sum + (part.line.batchId === batchId ? part.quantity : 0), 0)
    await lockCredits(tx, ownedBy(order), batchId)
    const there = (await ownOf(batchId)).count
    if (there < wanted) refuse(`The buyer has ${there} credits of this order that are not retired.`)
  }
}

const findKnown = async (tx: Tx, order: LockedOrder, { reference, parts }: NewPartRefund) => {
  const [known] = await tx
    .select()
    .from(partRefunds)
    .where(and(eq(partRefunds.orderId, order.id), eq(partRefunds.reference, reference)))
  if (!known) return null
  const kept = await tx
    .select({ listingId: orderLines.listingId, quantity: partRefundLines.quantity })
    .from(partRefundLines)
    .innerJoin(orderLines, eq(orderLines.id, partRefundLines.lineId))
    .where(eq(partRefundLines.refundId, known.id))
  const isSame =
    kept.length === parts.length &&
    parts.every((part) =>
      kept.some(({ listingId, quantity }) => listingId === part.listingId && quantity === part.quantity),
    )
  if (!isSame)
    throw new DomainError('idempotency_mismatch', { message: 'This reference names another refund.' })
  return known
}

const leavesNothing = (lines: readonly LineRow[], parts: readonly Part[]): boolean =>
  lines.every(
    (line) =>
      line.returned + (parts.find((part) => part.line.id === line.id)?.quantity ?? 0) === line.quantity,
  )

/**
 * Takes some credits of a settled order back to their sellers, and lays their money ready for the provider to return it.
 * One entry of the ledger, or nothing.
 */
export const refundLines = async (
  tx: Tx,
  input: NewPartRefund,
  now: Date,
): Promise<{ amountCents: number; repeated: boolean }> => {
  const order = await lockOrder(tx, input.orderId)
  if (!order) throw new DomainError('not_found')
  const known = await findKnown(tx, order, input)
  if (known) return { amountCents: known.amountCents, repeated: true }
  if (order.status !== 'settled')
    throw new DomainError('order_not_open', { message: `This order is ${order.status}.` })
  const parts = pickParts(order, input.parts)
  if (new Set(parts.map(({ line }) => line.id)).size < parts.length) refuse('Name each listing once.')
  if (leavesNothing(order.lines, parts)) refuse('Nothing would be left of the order: refund it as a whole.')
  await refuseRetired(tx, order, parts)
  const { netCents: keptCents } = await findKept(tx, order)
  if (parts.reduce((sum, part) => sum + shareOfPart(part).paidCents, 0) > keptCents)
    refuse(`The buyer has got back all but $${(keptCents / 100).toFixed(2)} of this order.`)
  const { reference, reason } = input
  const taking = { reference, reason, parts, borneCents: 0, returnedBy: 'provider' } as const
  const { id, amountCents } = await takeCredits(tx, order, taking, now)
  await enqueue(tx, refundPartTask, { refundId: id }, { key: `refund-part:${id}` })
  return { amountCents, repeated: false }
}

export const findPartRefund = async (db: Reader, refundId: string) => {
  const [found] = await db.select().from(partRefunds).where(eq(partRefunds.id, refundId))
  return found
}

/** The provider has returned the money. Answers the order the first time, null when it was known. */
export const finishPartRefund = async (
  tx: Tx,
  refundId: string,
  providerId: string,
  now: Date,
  /** Where it goes if it does not leave at once. */
  to?: MoneyAccount,
): Promise<{ order: LockedOrder; amountCents: number; amountMinor: number } | null> => {
  const asked = await findPartRefund(tx, refundId)
  const order = asked && (await lockOrder(tx, asked.orderId))
  assert(order, `refund ${refundId} has no order`)
  const [done] = await tx
    .update(partRefunds)
    .set({ providerId, doneAt: now, failedAt: null, failure: null })
    .where(and(eq(partRefunds.id, refundId), isNull(partRefunds.doneAt)))
    .returning({
      cents: partRefunds.amountCents,
      minor: partRefunds.amountMinor,
      attempt: partRefunds.attempt,
    })
  if (!done) return null
  await post(tx, {
    key: repayKey(refundId, done.attempt),
    kind: 'repay',
    now,
    postings: payBackPostings(order, done, heldFunds(refundId), to),
  })
  await announceOrder(tx, order)
  return { order, amountCents: done.cents, amountMinor: done.minor }
}
