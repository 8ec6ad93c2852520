import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { heldFunds, type MoneyAccount } from '../../ledger/accounts.ts'
import { type NewEntry, post, tryPost } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { act } from '../../platform/in-step.ts'
import { announceOrder } from './announce-order.ts'
import { followSettlement, type Notify } from './follow-settlement.ts'
import type { LockedOrder } from './lock-order.ts'
import { buyerFunds, payInPostings, settlePostings } from './order-postings.ts'
import { orders } from './orders.tables.ts'

/** The buyer's money is here: until the order is settled or the money returned it lies in the order's own account. */
const paymentOf = (order: LockedOrder, now: Date, from = buyerFunds(order)): NewEntry => ({
  key: `pay:${order.id}`,
  kind: 'pay',
  now,
  postings: payInPostings(
    order,
    { cents: order.totalCents + order.vatCents, minor: order.amountMinor },
    heldFunds(order.id),
    from,
  ),
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

const markSettled = act(async (tx, settled: readonly { id: string; now: Date }[]) => {
  await tx.execute(sql`
    update ${orders} set status = 'settled', paid_at = done.at, settled_at = done.at, ended_at = null, end_reason = null
    from unnest(${sql.param(settled.map(({ id }) => id))}::uuid[],
      ${sql.param(settled.map(({ now }) => now.toISOString()))}::timestamptz[]) as done (id, at)
    where ${orders.id} = done.id`)
})

/**
 * Ends a paid hold: credits to the buyer, or into a guest's escrow; every cent to the sellers and the fees; and all that
 * follows. Without a notice nobody is written to.
 */
export const settleOrder = async (
  tx: Tx,
  order: LockedOrder,
  notify: Notify | null,
  now: Date,
  /** Where the money lies, if it is here already. */
  from?: MoneyAccount,
): Promise<void> => {
  assert.equal(order.status, 'pending', `order ${order.id} cannot settle`)
  for (const { posted } of await tryPost(tx, [paymentOf(order, now, from), settlementOf(order, now)]))
    assert(posted, `order ${order.id} lacks what it holds`)
  await markSettled(tx, { id: order.id, now })
  await announceOrder(tx, order, { holdingsChanged: true })
  await followSettlement(tx, order, notify, now)
}
