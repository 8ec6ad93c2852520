import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { findOwnProject, type Project } from '../projects/index.ts'
import { projectFiles } from './project-files.tables.ts'

export type OwnFile = {
  project: Project
  file: typeof projectFiles.$inferSelect
}

/** The seller's file, held until the transaction ends; somebody else's is not there. */
export const lockOwnFile = async (tx: Tx, sellerId: string, projectId: string): Promise<OwnFile> => {
  if (!isId(projectId)) throw new DomainError('not_found')
  const [file] = await tx
    .select()
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .for('update')
  // Read after the lock: what another change of this file said of the project is seen.
  const project = file && (await findOwnProject(tx, sellerId, projectId))
  if (!project) throw new DomainError('not_found')
  return { project, file }
}
