import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { withdrawApproval } from '../projects/index.ts'
import type { OwnFile } from './own-file.ts'
import { projectFiles } from './project-files.tables.ts'

/**
 * What an operator approved is what is sold: a change of it makes a new version, which waits for a review of its own.
 * What was sold before was sold under the version before.
 */
export const reopenReview = async (tx: Tx, { project, file }: OwnFile): Promise<void> => {
  if (project.approvedAt === null && file.reviewState !== 'submitted') return
  await tx
    .update(projectFiles)
    .set({ reviewState: 'draft', reviewReason: null, version: sql`${projectFiles.version} + 1` })
    .where(eq(projectFiles.projectId, project.id))
  if (project.approvedAt !== null) await withdrawApproval(tx, project.id)
}
