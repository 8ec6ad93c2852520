import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { heldFunds } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { announceOrder } from './announce-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { buyerFunds, money, settlePostings } from './order-postings.ts'
import { orders } from './orders.tables.ts'

/** The buyer's money is here: until the order is settled or the money returned it lies in the order's own account. */
export const takePayment = async (tx: Tx, order: LockedOrder, now: Date): Promise<void> => {
  await post(tx, {
    key: `pay:${order.id}`,
    kind: 'pay',
    now,
    postings: [money(order.totalCents, buyerFunds(order), heldFunds(order.id))],
  })
}

/** Ends a paid hold: credits to the buyer, or into a guest's escrow; every cent to the sellers and the fees. */
export const settleOrder = async (tx: Tx, order: LockedOrder, now: Date): Promise<void> => {
  assert.equal(order.status, 'pending', `order ${order.id} cannot settle`)
  await takePayment(tx, order, now)
  await post(tx, {
    key: `settle:${order.id}`,
    kind: 'settle',
    now,
    postings: settlePostings(order, order.lines),
  })
  await tx
    .update(orders)
    .set({ status: 'settled', paidAt: now, settledAt: now, endedAt: null, endReason: null })
    .where(eq(orders.id, order.id))
  await announceOrder(tx, order, { holdingsChanged: true })
}
