import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { decideWhose } from './decide-whose.ts'
import { retirements } from './retirements.tables.ts'

/** What was retired for a guest's order is theirs once the order has found its owner, or their customer's: by their names of now. */
export const claimRetirements = async (tx: Tx, orderId: string, organisationId: string): Promise<void> => {
  const unowned = await tx
    .select()
    .from(retirements)
    .where(and(eq(retirements.orderId, orderId), isNull(retirements.buyerId)))
  for (const { id, isForOthers, ...words } of unowned)
    await tx
      .update(retirements)
      .set({
        buyerId: organisationId,
        isForOthers: isForOthers ?? (await decideWhose(tx, organisationId, words)),
      })
      .where(eq(retirements.id, id))
}
