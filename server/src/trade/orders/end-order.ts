import { orderNumber } from '@ledgerleaf/contract/order-name'
import type { OrderEnd } from '@ledgerleaf/contract/orders'
import { Credits } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { availableCredits, heldCredits, listedCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { undoAlone } from '../../people/approvals/index.ts'
import { notify } from '../../people/notices/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { lockListings } from '../../supply/listings/index.ts'
import { announceOrder } from './announce-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { aboutOrder } from './order-events.ts'
import { roundKey } from './order-postings.ts'
import { orders } from './orders.tables.ts'
import { closePaymentTask } from './orders.tasks.ts'

/**
 * Ends an unpaid order: what it held is for sale again, or back with a seller who has withdrawn the listing meanwhile.
 * An order that is no longer pending is left as it is.
 */
export const endOrder = async (tx: Tx, order: LockedOrder, reason: OrderEnd, now: Date): Promise<boolean> => {
  if (order.status !== 'pending') return false
  const listings = await lockListings(
    tx,
    order.lines.map((line) => line.listingId),
  )
  const withdrawn = new Set(
    listings.filter(({ state }) => state === 'withdrawn').map(({ listingId }) => listingId),
  )
  await post(tx, {
    key: roundKey('release', order),
    kind: 'release',
    now,
    postings: order.lines.map(({ batchId, quantity, listingId, sellerId }) => ({
      asset: batchId,
      amount: Credits.parse(quantity),
      from: heldCredits(order.id),
      to: withdrawn.has(listingId) ? availableCredits(sellerId) : listedCredits(listingId),
    })),
  })
  await tx
    .update(orders)
    .set({ status: reason === 'declined' ? 'failed' : 'cancelled', endedAt: now, endReason: reason })
    .where(eq(orders.id, order.id))
  await undoAlone(tx, order.id)
  // Nobody should still be able to pay for it.
  await enqueue(tx, closePaymentTask, { orderId: order.id }, { key: `close-payment:${order.id}` })
  await announceOrder(tx, order)
  const of = { organisationId: order.buyerId, object: aboutOrder(order.id) }
  await publish(tx, { ...of, type: 'order.cancelled', data: { orderId: order.id, reason } }, now)
  if (reason === 'declined' && order.buyerId !== null)
    await notify(
      tx,
      {
        organisationId: order.buyerId,
        to: 'buy',
        kind: 'orders',
        key: `order-failed:${order.id}`,
        title: `The payment of order ${orderNumber(order.id)} was declined`,
        words: 'Nothing was charged, and its credits are for sale again.',
        href: `/orders/${order.id}`,
      },
      now,
    )
  return true
}
