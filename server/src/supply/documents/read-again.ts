import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { projectDocuments } from './documents.tables.ts'

/** A document that could not be read is to be read once more; false where it is being read, or was. */
export const readAgain = async (tx: Tx, documentId: string): Promise<boolean> => {
  const again = await tx
    .update(projectDocuments)
    .set({ state: 'reading', problem: null, readAt: null })
    .where(and(eq(projectDocuments.id, documentId), eq(projectDocuments.state, 'unreadable')))
    .returning({ id: projectDocuments.id })
  return again.length > 0
}
