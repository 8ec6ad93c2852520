import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { orderLines } from './orders.tables.ts'

/** The batches an order was placed for. What a promise among them brings later is of others. */
export const findBoughtBatches = async (tx: Tx, orderId: string): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ batchId: orderLines.batchId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  return rows.map(({ batchId }) => batchId)
}
