import { eq, sql } from 'drizzle-orm'
import { tryPost } from '../../ledger/post.ts'
import { holdPeople } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { lockListings } from '../../supply/listings/index.ts'
import type { LockedOrder } from './lock-order.ts'
import { holdPostings, roundKey } from './order-postings.ts'
import { orders } from './orders.tables.ts'

/**
 * The payment came after the hold was given up: takes the same credits again, at the prices that were agreed. Answers
 * null, with nothing changed, where they are gone, or the buyer's account is.
 */
export const holdAgain = async (tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder | null> => {
  if ((await holdPeople(tx, order.buyerId === null ? [] : [order.buyerId])).size > 0) return null
  const listings = await lockListings(
    tx,
    order.lines.map((line) => line.listingId),
  )
  if (listings.some(({ isSellable }) => !isSellable)) return null
  const again = { ...order, holdRound: order.holdRound + 1, status: 'pending' as const }
  const [hold] = await tryPost(tx, [
    { key: roundKey('hold', again), kind: 'hold', postings: holdPostings(order.id, order.lines), now },
  ])
  if (!hold?.posted) return null
  await tx
    .update(orders)
    .set({
      status: 'pending',
      holdRound: again.holdRound,
      heldUntil: sql`now()`,
      endedAt: null,
      endReason: null,
    })
    .where(eq(orders.id, order.id))
  return again
}
