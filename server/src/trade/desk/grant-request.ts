import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { findReturns, type LockedOrder, lockOrder } from '../orders/index.ts'
import { refundRequests } from './desk.tables.ts'
import { mailGranted } from './mail-request.ts'

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

type Request = typeof refundRequests.$inferSelect

/** Whether all that was asked for has gone back since, by whatever refund. */
export const isCovered = async (
  tx: Tx,
  order: LockedOrder,
  { parts, askedAt }: Request,
): Promise<boolean> => {
  if (order.status === 'refunded') return true
  if (parts === null) return false
  const since = (await findReturns(tx, order)).filter(({ at }) => at >= askedAt).flatMap((back) => back.parts)
  return parts.every(({ listingId, quantity }) => {
    const gone = since.filter(({ line }) => line.listingId === listingId)
    return gone.reduce((sum, part) => sum + part.quantity, 0) >= quantity
  })
}

/** Ends the request of an order that a refund was made for, or whose credits have all gone back. Answers whether one ended. */
export const endCovered = async (
  tx: Tx,
  orderId: string,
  { requestId = null, decidedBy, now }: { requestId?: string | null; decidedBy: string | null; now: Date },
): Promise<boolean> => {
  const order = await lockOrder(tx, orderId)
  const [open] = await tx
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open')))
    .for('update')
  if (!order || !open || !(open.id === requestId || (await isCovered(tx, order, open)))) return false
  await tx
    .update(refundRequests)
    .set({ state: 'granted', endedAt: now, decidedBy })
    .where(eq(refundRequests.id, open.id))
  return true
}

type Granting = { operatorId: string; amountCents: number; publicUrl: string; secret: string; now: Date }

/** A refund answers the request it was made for, and any whose credits it takes back, with what went back before. */
export const grantRequest = async (
  tx: Tx,
  order: LockedOrder,
  requestId: string | null,
  { operatorId, amountCents, publicUrl, secret, now }: Granting,
): Promise<void> => {
  if (await endCovered(tx, order.id, { requestId, decidedBy: operatorId, now }))
    await mailGranted(tx, order, amountCents, { publicUrl, secret })
}
