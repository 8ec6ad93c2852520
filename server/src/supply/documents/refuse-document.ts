import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { projectDocuments } from './documents.tables.ts'

/** Nothing that was read in a refused document counts. Without a reason the refusal is taken back. */
export const refuseDocument = async (tx: Tx, documentId: string, reason: string | null): Promise<void> => {
  await tx.update(projectDocuments).set({ refusedReason: reason }).where(eq(projectDocuments.id, documentId))
}
