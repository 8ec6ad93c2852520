import assert from 'node:assert/strict'
import { inArray } from 'drizzle-orm'
import { heldFunds } from '../../ledger/accounts.ts'
import { type NewEntry, post } from '../../ledger/post.ts'
import { postMany } from '../../ledger/post-many.ts'
import type { Tx } from '../../platform/db.ts'
import { announceOrders } from './announce-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { buyerFunds, money, settlePostings } from './order-postings.ts'
import { orders } from './orders.tables.ts'

/** The buyer's money is here: until the order is settled or the money returned it lies in the order's own account. */
const paymentOf = (order: LockedOrder, now: Date): NewEntry => ({
  key: `pay:${order.id}`,
  kind: 'pay',
  now,
  postings: [money(order.totalCents, buyerFunds(order), heldFunds(order.id))],
})

const settlementOf = (order: LockedOrder, now: Date): NewEntry => ({
  key: `settle:${order.id}`,
  kind: 'settle',
  now,
  postings: settlePostings(order, order.lines),
})

export const takePayment = async (tx: Tx, order: LockedOrder, now: Date): Promise<void> => {
  await post(tx, paymentOf(order, now))
}

/**
 * Ends paid holds: credits to the buyers, or into a guest's escrow; every cent to the sellers and the fees. However many
 * they are, the ledger is locked and written once.
 */
export const settleOrders = async (tx: Tx, paid: readonly LockedOrder[], now: Date): Promise<void> => {
  if (paid.length === 0) return
  for (const { id, status } of paid) assert.equal(status, 'pending', `order ${id} cannot settle`)
  const entries = paid.flatMap((order) => [paymentOf(order, now), settlementOf(order, now)])
  for (const [at, outcome] of (await postMany(tx, entries)).entries())
    assert(outcome.posted, `entry ${entries[at]?.key} lacks what the order holds`)
  const ids = paid.map(({ id }) => id)
  await tx
    .update(orders)
    .set({ status: 'settled', paidAt: now, settledAt: now, endedAt: null, endReason: null })
    .where(inArray(orders.id, ids))
  await announceOrders(tx, paid, { holdingsChanged: true })
}

export const settleOrder = (tx: Tx, order: LockedOrder, now: Date): Promise<void> =>
  settleOrders(tx, [order], now)
