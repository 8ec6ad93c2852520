import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { findProvedAccount } from '../../people/identity/index.ts'
import { findMemberships, findOwnAlone, holdOrganisations } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { joinOrder } from './join-order.ts'
import { lockOrder } from './lock-order.ts'
import { orders } from './orders.tables.ts'

/** The organisation of somebody who has no other and shares it with nobody. */
const findOnlyOwn = async (tx: Tx, personId: string): Promise<string | null> => {
  const [only, ...others] = await findMemberships(tx, personId)
  return only && others.length === 0 && (await findOwnAlone(tx, personId)).includes(only) ? only : null
}

/**
 * Joins what a guest bought before they had an account to the one they opened, once it has proved the address. A typed
 * address decides nothing for anybody who was here before: what is bought with it later, and what would come to
 * colleagues, waits for `takeOverOrder`. Answers how many orders found their owner.
 */
export const claimOrders = async (tx: Tx, email: string, now: Date): Promise<number> => {
  const account = await findProvedAccount(tx, email)
  const buyerId = account && (await findOnlyOwn(tx, account.personId))
  if (!buyerId || (await holdOrganisations(tx, [buyerId])).size > 0) return 0
  const waiting = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), isNull(orders.buyerId), lt(orders.placedAt, account.openedAt)))
    .orderBy(asc(orders.id))
  let claimed = 0
  for (const { id } of waiting) {
    const order = await lockOrder(tx, id)
    if (!order || order.buyerId !== null || order.status === 'pending') continue
    await joinOrder(tx, order, buyerId, now)
    claimed += 1
  }
  return claimed
}
