import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { projectPhotographs } from './photographs.tables.ts'

export const removePhotograph = async (tx: Tx, photographId: string): Promise<void> => {
  await tx.delete(projectPhotographs).where(eq(projectPhotographs.id, photographId))
}
