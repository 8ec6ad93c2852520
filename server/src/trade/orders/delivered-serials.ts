import { eq } from 'drizzle-orm'
import { ownedPrefix } from '../../ledger/accounts.ts'
import { findRanges, findSerials } from '../../ledger/range-queries.ts'
import { commonSerials, type Serials, withoutSerials } from '../../ledger/serials.ts'
import type { Reader } from '../../platform/db.ts'
import type { LockedOrder } from './lock-order.ts'
import { ownedBy } from './order-postings.ts'
import { partRefunds } from './orders.tables.ts'

/** The very serials an order brought and has not given back, by batch. Some may be retired by now. */
export const findDelivered = async (db: Reader, orderId: string): Promise<(batchId: string) => Serials> => {
  const parts = await db
    .select({ id: partRefunds.id })
    .from(partRefunds)
    .where(eq(partRefunds.orderId, orderId))
  const settled = await findSerials(db, [`settle:${orderId}`])
  const refunded = await findSerials(
    db,
    parts.map(({ id }) => `refund:${id}`),
  )
  return (batchId) =>
    withoutSerials(
      settled
        .filter((moved) => moved.batchId === batchId && moved.to.startsWith(ownedPrefix))
        .flatMap(({ serials }) => serials),
      refunded.filter((moved) => moved.batchId === batchId).flatMap(({ serials }) => serials),
    )
}

/** What can go back of an order: those of its own serials that are still with its buyer, and how many they are. */
export type OwnSerials = { serials: Serials; count: number }

/**
 * What is left of an order with its buyer, by batch, neither retired nor given back. Whoever bought more of the same batch
 * elsewhere keeps those: they have another price, another invoice and another VAT. The balance is locked by whoever relies on it.
 */
export const findOwn = async (
  db: Reader,
  order: Pick<LockedOrder, 'id' | 'buyerId'>,
): Promise<(batchId: string) => Promise<OwnSerials>> => {
  const deliveredOf = await findDelivered(db, order.id)
  return async (batchId) => {
    const serials = commonSerials(deliveredOf(batchId), await findRanges(db, ownedBy(order), batchId))
    return { serials, count: serials.reduce((sum, { first, last }) => sum + last - first + 1, 0) }
  }
}
