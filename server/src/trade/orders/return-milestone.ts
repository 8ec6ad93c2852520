import assert from 'node:assert/strict'
import { and, eq, isNull } from 'drizzle-orm'
import { heldFunds, type MoneyAccount } from '../../ledger/accounts.ts'
import { type Posting, post } from '../../ledger/post.ts'
import { lessenAlone } from '../../people/approvals/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { announceOrder } from './announce-order.ts'
import { findKept, minorOf, vatOfNet } from './kept-cents.ts'
import { lockMilestone } from './lock-milestone.ts'
import type { LockedOrder } from './lock-order.ts'
import { payBackPostings, repayKey, taxOf } from './order-postings.ts'
import { forwardReturns, orderLines, orderMilestones } from './orders.tables.ts'
import { invoiceOrdersTask, returnPaymentTask } from './orders.tasks.ts'
import { takeFrom } from './take-back.ts'

/** Of one return: the price, its VAT, and both together in the currency of the payment. */
export type Returned = { netCents: number; vatCents: number; minor: number }

/** What goes back with this much of the price: the VAT, how it gets to whoever holds the money until then, and both as they were paid. */
export const withVat = async (
  tx: Tx,
  order: LockedOrder,
  netCents: number,
  holderId: string,
): Promise<Returned & { postings: Posting[] }> => {
  if (netCents === 0) return { netCents, vatCents: 0, minor: 0, postings: [] }
  const kept = await findKept(tx, order)
  const vatCents = vatOfNet(order, kept, netCents)
  const minor = minorOf(kept, netCents + vatCents)
  return { netCents, vatCents, minor, postings: await takeFrom(tx, taxOf(order), vatCents, holderId) }
}

/** Notes that money lies ready for the provider to return it, which a job does for as long as it takes. */
export const askForReturn = async (
  tx: Tx,
  { id: orderId }: Pick<LockedOrder, 'id'>,
  milestoneId: string,
  { netCents, vatCents, minor }: Returned,
  reason: string,
  now: Date,
): Promise<void> => {
  await tx.insert(forwardReturns).values({
    milestoneId,
    amountCents: netCents + vatCents,
    amountMinor: minor,
    vatCents,
    reason,
    requestedAt: now,
  })
  await lessenAlone(tx, orderId, netCents + vatCents)
  await enqueue(tx, returnPaymentTask, { milestoneId }, { key: `return-payment:${milestoneId}` })
  await enqueue(tx, invoiceOrdersTask, { orderIds: [orderId] })
}

/** What is to be returned for a milestone, and whether it was. */
export const findReturn = async (db: Reader, milestoneId: string) => {
  const [found] = await db
    .select({
      orderId: orderLines.orderId,
      amountCents: forwardReturns.amountCents,
      amountMinor: forwardReturns.amountMinor,
      doneAt: forwardReturns.doneAt,
      attempt: forwardReturns.attempt,
    })
    .from(forwardReturns)
    .innerJoin(orderMilestones, eq(orderMilestones.id, forwardReturns.milestoneId))
    .innerJoin(orderLines, eq(orderLines.id, orderMilestones.lineId))
    .where(eq(forwardReturns.milestoneId, milestoneId))
  return found
}

/** The provider has returned the money. Answers whether it was news: the second time nothing happens. */
export const finishReturn = async (
  tx: Tx,
  milestoneId: string,
  providerId: string,
  now: Date,
  /** Where it goes if it does not leave at once. */
  to?: MoneyAccount,
): Promise<true | null> => {
  const found = await lockMilestone(tx, milestoneId)
  assert(found, `milestone ${milestoneId} has no paid order`)
  const [done] = await tx
    .update(forwardReturns)
    .set({ providerId, doneAt: now, failedAt: null, failure: null })
    .where(and(eq(forwardReturns.milestoneId, milestoneId), isNull(forwardReturns.doneAt)))
    .returning({
      cents: forwardReturns.amountCents,
      minor: forwardReturns.amountMinor,
      attempt: forwardReturns.attempt,
    })
  if (!done) return null
  await post(tx, {
    key: repayKey(milestoneId, done.attempt),
    kind: 'repay',
    now,
    postings: payBackPostings(found.order, done, heldFunds(milestoneId), to),
  })
  await announceOrder(tx, found.order)
  return true
}
