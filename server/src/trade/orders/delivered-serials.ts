import { eq } from 'drizzle-orm'
import { ownedPrefix } from '../../ledger/accounts.ts'
import { findSerials } from '../../ledger/range-queries.ts'
import { type Serials, withoutSerials } from '../../ledger/serials.ts'
import type { Tx } from '../../platform/db.ts'
import { partRefunds } from './orders.tables.ts'

/**
 * The very serials an order brought and has not given back, by batch: whoever bought more of the same batch elsewhere keeps
 * those. Some may be retired by now.
 */
export const findDelivered = async (tx: Tx, orderId: string): Promise<(batchId: string) => Serials> => {
  const parts = await tx
    .select({ id: partRefunds.id })
    .from(partRefunds)
    .where(eq(partRefunds.orderId, orderId))
  const settled = await findSerials(tx, [`settle:${orderId}`])
  const refunded = await findSerials(
    tx,
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
