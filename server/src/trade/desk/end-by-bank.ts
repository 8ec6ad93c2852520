import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { announceOrder, lockOrder, type Sender } from '../orders/index.ts'
import { refundRequests } from './desk.tables.ts'
import { isCovered } from './grant-request.ts'
import { mailByBank } from './mail-request.ts'

const why = 'Your bank has taken the money back, and the order was taken back with it.'

/**
 * What a buyer asked for has come back by a lost dispute: the request is over. Safe to repeat; where something of it
 * is still missing it stays open.
 */
export const endByBank = async (tx: Tx, orderId: string, sender: Sender, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  const [open] = await tx
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open')))
    .for('update')
  if (!order || !open || !(await isCovered(tx, order, open))) return
  await tx
    .update(refundRequests)
    .set({ state: 'by_bank', endedAt: now, answer: why })
    .where(eq(refundRequests.id, open.id))
  await mailByBank(tx, order, why, sender)
  await announceOrder(tx, order)
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
