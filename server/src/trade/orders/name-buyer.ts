import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { orders } from './orders.tables.ts'

/** Who asked for a quote promised nothing: who accepts it is who buys. */
export const nameBuyer = async (tx: Tx, orderId: string, placedBy: string): Promise<void> => {
  await tx.update(orders).set({ placedBy }).where(eq(orders.id, orderId))
}
