import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { batches } from './projects.tables.ts'

/**
 * Serials that were made up for a promise, before promises had none, turn out to be their registry's: from now on they count
 * as issued.
 */
export const confirmIssue = async (tx: Tx, batchId: string): Promise<void> => {
  await tx
    .update(batches)
    .set({ isPromise: false })
    .where(and(eq(batches.id, batchId), eq(batches.isPromise, true), isNotNull(batches.serialStart)))
}
