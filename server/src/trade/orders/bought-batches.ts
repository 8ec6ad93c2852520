import { eq } from 'drizzle-orm'
import { escrow } from '../../ledger/accounts.ts'
import { findBrought } from '../../ledger/range-queries.ts'
import type { Tx } from '../../platform/db.ts'
import type { LockedOrder } from './lock-order.ts'
import { ownedBy } from './order-postings.ts'
import { orderLines } from './orders.tables.ts'

/** The batches an order was placed for, and those that promises among them brought since, by their seller or another. */
export const findBoughtBatches = async (
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'buyerId'>,
): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ batchId: orderLines.batchId })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  // What came for a guest who has an account by now lay with the order before.
  const brought = await findBrought(tx, order.id, [escrow(order.id), ownedBy(order)])
  return [...new Set([...rows, ...brought].map(({ batchId }) => batchId))]
}
