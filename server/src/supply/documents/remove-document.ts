import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { projectDocuments } from './documents.tables.ts'

/** With the document goes all that was read in it. */
export const removeDocument = async (tx: Tx, documentId: string): Promise<void> => {
  await tx.delete(projectDocuments).where(eq(projectDocuments.id, documentId))
}
