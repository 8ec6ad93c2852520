import { eq } from 'drizzle-orm'
import { escrow, holdings } from '../../ledger/accounts.ts'
import { findPiles } from '../../ledger/balance-queries.ts'
import { type Posting, post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { claimFreezes } from '../../use/freezes/index.ts'
import { claimRetirements } from '../../use/retirements/index.ts'
import { announceOrder } from './announce-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { orders } from './orders.tables.ts'

/** Makes a guest's order an organisation's: its credits, what was retired for it and its disputes. Takes the order locked. */
export const joinOrder = async (tx: Tx, order: LockedOrder, buyerId: string, now: Date): Promise<void> => {
  const { id } = order
  const postings = (await findPiles(tx, escrow(id))).map(
    ({ batchId, amount }): Posting => ({
      asset: batchId,
      amount,
      from: escrow(id),
      to: holdings(buyerId),
    }),
  )
  if (postings.length > 0) await post(tx, { key: `claim:${id}`, kind: 'claim', postings, now })
  await tx.update(orders).set({ buyerId, claimedAt: now }).where(eq(orders.id, id))
  await claimRetirements(tx, id, buyerId)
  await claimFreezes(tx, id, buyerId)
  await announceOrder(tx, { ...order, buyerId }, { holdingsChanged: true })
}
