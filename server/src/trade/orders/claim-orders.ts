import { and, asc, eq, isNull } from 'drizzle-orm'
import { escrow, holdings } from '../../ledger/accounts.ts'
import { findPiles } from '../../ledger/balance-queries.ts'
import { type Posting, post } from '../../ledger/post.ts'
import { findPersonByEmail } from '../../people/identity/index.ts'
import { holdOrganisations, organisationFor } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { claimFreezes } from '../../use/freezes/index.ts'
import { claimRetirements } from '../../use/retirements/index.ts'
import { announceOrder } from './announce-order.ts'
import { lockOrder } from './lock-order.ts'
import { orders } from './orders.tables.ts'

/**
 * Joins the orders a guest placed with an address to the account that has proved it. Without such an account nothing
 * happens: the credits wait. Answers how many orders found their owner.
 */
export const claimOrders = async (tx: Tx, email: string, now: Date): Promise<number> => {
  const person = await findPersonByEmail(tx, email)
  if (!person?.emailVerified) return 0
  const buyerId = await organisationFor(tx, person.id, 'buy')
  if ((await holdOrganisations(tx, [buyerId])).size > 0) return 0
  const waiting = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), isNull(orders.buyerId)))
    .orderBy(asc(orders.id))
  let claimed = 0
  for (const { id } of waiting) {
    const order = await lockOrder(tx, id)
    if (!order || order.buyerId !== null || order.status === 'pending') continue
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
    claimed += 1
  }
  return claimed
}
