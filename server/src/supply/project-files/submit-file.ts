import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { lockOwnFile } from './own-file.ts'
import { projectFiles, serialBlocks } from './project-files.tables.ts'
import { findProjectFacts } from './step-queries.ts'
import { checklistOf } from './steps.ts'

const hasUnreviewedBlocks = async (tx: Tx, projectId: string): Promise<boolean> => {
  const waiting = await tx
    .select({ id: serialBlocks.id })
    .from(serialBlocks)
    .where(and(eq(serialBlocks.projectId, projectId), isNull(serialBlocks.approvedAt)))
    .limit(1)
  return waiting.length > 0
}

/**
 * Hands the file to review. It must be complete; a file under review is left as it is. One that is approved
 * is handed in again for the blocks entered since, and what it sells goes on selling.
 */
export const submitFile = async (tx: Tx, sellerId: string, projectId: string, now: Date): Promise<void> => {
  const { file } = await lockOwnFile(tx, sellerId, projectId)
  if (file.reviewState === 'submitted') return
  if (file.reviewState === 'approved' && !(await hasUnreviewedBlocks(tx, projectId))) return
  const facts = await findProjectFacts(tx, projectId)
  const open = facts ? checklistOf(facts).filter(({ done }) => !done) : []
  const [first] = open
  if (first)
    throw new DomainError('file_incomplete', {
      field: first.id,
      message: `The project file is not complete yet: ${first.title}.`,
    })
  await tx
    .update(projectFiles)
    .set({ reviewState: 'submitted', reviewReason: null, submittedAt: now })
    .where(eq(projectFiles.projectId, projectId))
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
