import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { projects } from '../projects/index.ts'
import { projectFiles } from './project-files.tables.ts'

export type OwnFile = {
  project: typeof projects.$inferSelect
  file: typeof projectFiles.$inferSelect
}

/** The seller's file, held until the transaction ends; somebody else's is not there. */
export const lockOwnFile = async (tx: Tx, sellerId: string, projectId: string): Promise<OwnFile> => {
  if (!isId(projectId)) throw new DomainError('not_found')
  const [own] = await tx
    .select({ project: projects, file: projectFiles })
    .from(projectFiles)
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .where(and(eq(projectFiles.projectId, projectId), eq(projects.sellerId, sellerId)))
    .for('update', { of: projectFiles })
  if (!own) throw new DomainError('not_found')
  return own
}
