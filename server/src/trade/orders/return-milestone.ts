import assert from 'node:assert/strict'
import { and, eq, isNull } from 'drizzle-orm'
import { heldFunds } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { announceOrder } from './announce-order.ts'
import { lockMilestone } from './lock-milestone.ts'
import { buyerFunds, money, repayKey } from './order-postings.ts'
import { forwardReturns, orderLines, orderMilestones } from './orders.tables.ts'
import { returnPaymentTask } from './orders.tasks.ts'

/** Notes that money lies ready for the provider to return it, which a job does for as long as it takes. */
export const askForReturn = async (
  tx: Tx,
  milestoneId: string,
  amountCents: number,
  reason: string,
  now: Date,
): Promise<void> => {
  await tx.insert(forwardReturns).values({ milestoneId, amountCents, reason, requestedAt: now })
  await enqueue(tx, returnPaymentTask, { milestoneId }, { key: `return-payment:${milestoneId}` })
}

/** What is to be returned for a milestone, and whether it was. */
export const findReturn = async (db: Reader, milestoneId: string) => {
  const [found] = await db
    .select({
      orderId: orderLines.orderId,
      amountCents: forwardReturns.amountCents,
      doneAt: forwardReturns.doneAt,
      attempt: forwardReturns.attempt,
    })
    .from(forwardReturns)
    .innerJoin(orderMilestones, eq(orderMilestones.id, forwardReturns.milestoneId))
    .innerJoin(orderLines, eq(orderLines.id, orderMilestones.lineId))
    .where(eq(forwardReturns.milestoneId, milestoneId))
  return found
}

/** The provider has returned the money. The second time nothing happens. */
export const finishReturn = async (
  tx: Tx,
  milestoneId: string,
  providerId: string,
  now: Date,
): Promise<void> => {
  const found = await lockMilestone(tx, milestoneId)
  assert(found, `milestone ${milestoneId} has no paid order`)
  const [done] = await tx
    .update(forwardReturns)
    .set({ providerId, doneAt: now, failedAt: null, failure: null })
    .where(and(eq(forwardReturns.milestoneId, milestoneId), isNull(forwardReturns.doneAt)))
    .returning({ amountCents: forwardReturns.amountCents, attempt: forwardReturns.attempt })
  if (!done) return
  await post(tx, {
    key: repayKey(milestoneId, done.attempt),
    kind: 'repay',
    now,
    postings: [money(done.amountCents, heldFunds(milestoneId), buyerFunds(found.order))],
  })
  await announceOrder(tx, found.order)
}
