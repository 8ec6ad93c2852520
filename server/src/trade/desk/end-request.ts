import { and, eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { announceOrder, lockOrder, type Sender } from '../orders/index.ts'
import { refundRequests } from './desk.tables.ts'
import { lockRequest } from './grant-request.ts'
import { mailDeclined } from './mail-request.ts'
import { refuseConcerned } from './refuse-concerned.ts'
import { findWaiting } from './waiting-proposal.ts'

/** An operator says no, in words the buyer reads. */
export const declineRequest = async (
  tx: Tx,
  operatorId: string,
  requestId: string,
  { reason, now, ...sender }: Sender & { reason: string; now: Date },
): Promise<void> => {
  const [named] = isId(requestId)
    ? await tx
        .select({ orderId: refundRequests.orderId })
        .from(refundRequests)
        .where(eq(refundRequests.id, requestId))
    : []
  const order = named && (await lockOrder(tx, named.orderId))
  if (!order) throw new DomainError('not_found')
  await refuseConcerned(tx, operatorId, order)
  await lockRequest(tx, requestId)
  if (await findWaiting(tx, order)) throw new DomainError('proposal_waits')
  await tx
    .update(refundRequests)
    .set({ state: 'declined', endedAt: now, decidedBy: operatorId, answer: reason })
    .where(eq(refundRequests.id, requestId))
  const act = { act: 'decline_refund', subjectKind: 'order', subjectId: order.id, reason } as const
  await recordAct(tx, { operatorId, ...act }, now)
  await mailDeclined(tx, order, reason, sender)
  await announceOrder(tx, order)
}

/** The buyer thinks better of it. Nothing happens where nothing is open. */
export const withdrawRequest = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new DomainError('not_found')
  if (await findWaiting(tx, order))
    throw new DomainError('proposal_waits', {
      message: 'Your request is being granted. Write to us if it should not be.',
    })
  await tx
    .update(refundRequests)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open')))
  await announceOrder(tx, order)
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
