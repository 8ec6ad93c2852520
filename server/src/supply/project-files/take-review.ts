import { and, eq, isNull, or } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import { findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { projectFiles } from './project-files.tables.ts'

/** One operator looks at a file at a time: whoever comes second is told who was first. */
export const takeReview = async (tx: Tx, operatorId: string, projectId: string, now: Date): Promise<void> => {
  if (!isId(projectId)) throw new DomainError('not_found')
  const [taken] = await tx
    .update(projectFiles)
    .set({ reviewerId: operatorId })
    .where(
      and(
        eq(projectFiles.projectId, projectId),
        or(isNull(projectFiles.reviewerId), eq(projectFiles.reviewerId, operatorId)),
      ),
    )
    .returning({ id: projectFiles.projectId })
  if (!taken) {
    const [file] = await tx
      .select({ reviewerId: projectFiles.reviewerId })
      .from(projectFiles)
      .where(eq(projectFiles.projectId, projectId))
    if (!file) throw new DomainError('not_found')
    const other = file.reviewerId ? await findPerson(tx, file.reviewerId) : null
    throw new DomainError('forbidden', {
      message: `${other?.name ?? 'Another operator'} looks at this project already.`,
    })
  }
  const act = {
    act: 'take_review',
    subjectKind: 'project',
    subjectId: projectId,
    reason: 'Taken on',
  } as const
  await recordAct(tx, { operatorId, ...act }, now)
}

/** Given back, by whoever has it or by another: somebody who is away keeps no project waiting. */
export const putBackReview = async (
  tx: Tx,
  operatorId: string,
  projectId: string,
  now: Date,
): Promise<void> => {
  if (!isId(projectId)) throw new DomainError('not_found')
  const [put] = await tx
    .update(projectFiles)
    .set({ reviewerId: null })
    .where(eq(projectFiles.projectId, projectId))
    .returning({ id: projectFiles.projectId })
  if (!put) throw new DomainError('not_found')
  const act = { act: 'put_back_review', subjectKind: 'project', subjectId: projectId } as const
  await recordAct(tx, { operatorId, ...act, reason: 'Put back' }, now)
}
