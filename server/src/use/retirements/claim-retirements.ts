import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { retirements } from './retirements.tables.ts'

/** What was retired for a guest's order is theirs once the order has found its owner. */
export const claimRetirements = async (tx: Tx, orderId: string, personId: string): Promise<void> => {
  await tx
    .update(retirements)
    .set({ buyerId: personId })
    .where(and(eq(retirements.orderId, orderId), isNull(retirements.buyerId)))
}
