import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { orders } from './orders.tables.ts'

/** Who asked for a quote promised nothing: who accepts it is who buys. */
export const nameBuyer = async (
  tx: Tx,
  orderId: string,
  { personId, keyId = null }: { personId: string; keyId?: string | null | undefined },
): Promise<void> => {
  await tx.update(orders).set({ placedBy: personId, placedByKey: keyId }).where(eq(orders.id, orderId))
}
