import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { type LockedOrder, lockOrder } from '../orders/index.ts'
import { refundRequests } from './desk.tables.ts'
import { mailGranted } from './desk-mails.ts'

/** What a buyer of this order asked for and nobody has answered; held until the transaction ends. */
export const lockRequest = async (tx: Tx, requestId: string, orderId?: string) => {
  const [request] = isId(requestId)
    ? await tx.select().from(refundRequests).where(eq(refundRequests.id, requestId)).for('update')
    : []
  if (!request || (orderId && request.orderId !== orderId)) throw new DomainError('not_found')
  if (request.state !== 'open')
    throw new DomainError('money_changed', { message: `This request is ${request.state}.` })
  return request
}

type Granting = { operatorId: string; amountCents: number; publicUrl: string; secret: string; now: Date }

/**
 * A refund answers the request it was made for. One of the whole order answers whatever is open of it: nothing is left
 * that could still be asked for.
 */
export const grantRequest = async (
  tx: Tx,
  order: LockedOrder,
  requestId: string | null,
  { operatorId, amountCents, publicUrl, secret, now }: Granting,
): Promise<void> => {
  const isOver = (await lockOrder(tx, order.id))?.status === 'refunded'
  const named = requestId
    ? eq(refundRequests.id, requestId)
    : isOver
      ? eq(refundRequests.orderId, order.id)
      : undefined
  if (!named) return
  const granted = await tx
    .update(refundRequests)
    .set({ state: 'granted', endedAt: now, decidedBy: operatorId })
    .where(and(named, eq(refundRequests.state, 'open')))
    .returning({ id: refundRequests.id })
  if (granted.length > 0) await mailGranted(tx, order, amountCents, { publicUrl, secret })
}
