import assert from 'node:assert/strict'
import { Credits } from '@ledgerleaf/contract/units'
import { and, eq, isNull } from 'drizzle-orm'
import { availableCredits, heldCredits, heldFunds } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { announceOrder, buyerFunds, money, orderMilestones } from '../orders/index.ts'
import { forwardReturns } from './forwards.tables.ts'
import { type LockedMilestone, lockMilestone } from './lock-milestone.ts'
import { undelivered } from './milestone-money.ts'

/** Notes that money lies ready for the provider to return it, which a job does for as long as it takes. */
export const askForReturn = async (
  tx: Tx,
  milestoneId: string,
  amountCents: number,
  reason: string,
  now: Date,
): Promise<void> => {
  await tx.insert(forwardReturns).values({ milestoneId, amountCents, reason, requestedAt: now })
  await enqueue(tx, 'return-payment', { milestoneId }, { key: `return-payment:${milestoneId}` })
}

/** The promise was not kept: its money goes back to the buyer, and the promise back to the seller. */
export const returnMoney = async (
  tx: Tx,
  { order, line, milestone }: LockedMilestone,
  now: Date,
): Promise<void> => {
  const { credits, cents } = undelivered(milestone, line)
  await post(tx, {
    key: `return:${milestone.id}`,
    kind: 'return',
    now,
    facts: { order: order.id, forward: line.id, milestone: milestone.id },
    postings: [
      {
        asset: line.batchId,
        amount: Credits.parse(credits),
        from: heldCredits(line.id),
        to: availableCredits(line.sellerId),
      },
      money(cents, heldFunds(line.id), heldFunds(milestone.id)),
    ],
  })
  await tx
    .update(orderMilestones)
    .set({ state: 'refunded', endedAt: now })
    .where(eq(orderMilestones.id, milestone.id))
  await askForReturn(tx, milestone.id, cents, 'the date was not met', now)
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
    .set({ providerId, doneAt: now })
    .where(and(eq(forwardReturns.milestoneId, milestoneId), isNull(forwardReturns.doneAt)))
    .returning({ amountCents: forwardReturns.amountCents })
  if (!done) return
  await post(tx, {
    key: `repay:${milestoneId}`,
    kind: 'repay',
    now,
    postings: [money(done.amountCents, heldFunds(milestoneId), buyerFunds(found.order))],
  })
  await announceOrder(tx, found.order)
}
