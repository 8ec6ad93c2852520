import type { ReviewDecision } from '@ledgerleaf/contract/operator'
import type { ReviewState } from '@ledgerleaf/contract/project-files'
import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import { recordAct, refuseOwn } from '../../people/audit/index.ts'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { pauseProject, resumeProject } from '../listings/index.ts'
import { acceptSeen } from '../photographs/index.ts'
import { approveProject, findProject, withdrawApproval } from '../projects/index.ts'
import { keepVersion } from './file-versions.ts'
import { openAsked } from './open-asked.ts'
import { projectFiles, serialBlocks } from './project-files.tables.ts'
import { projectMail } from './project-mails.ts'
import { rescore } from './rescore.ts'

const states: Record<ReviewDecision, ReviewState> = {
  approve: 'approved',
  ask_changes: 'changes_asked',
  reject: 'rejected',
}

/** What a project came to, in the line of a notice: a seller has several. */
const became: Record<ReviewDecision, string> = {
  approve: 'was approved',
  ask_changes: 'needs changes',
  reject: 'was not accepted',
}

type Owner = { sellerId: string; email: string; name: string; submittedAt: Date; version: number }

const findOwner = async (tx: Tx, projectId: string): Promise<Owner> => {
  const [file] = await tx
    .select({ submittedAt: projectFiles.submittedAt, version: projectFiles.version })
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), ne(projectFiles.reviewState, 'draft')))
    .for('update')
  const project = file && (await findProject(tx, projectId))
  const seller = project && (await findParty(tx, project.sellerId))
  if (!project || !seller) throw new DomainError('not_found')
  // A file that was never handed in has nothing to decide; one from before that was noted counts as it stands.
  return {
    sellerId: seller.id,
    email: seller.email,
    name: project.name,
    submittedAt: file.submittedAt ?? new Date(),
    version: file.version,
  }
}

/** Decides a project that was handed to review. Whoever is not approved is told why, so a reason is needed. */
export const decideProject = async (
  tx: Tx,
  operatorId: string,
  projectId: string,
  { decision, reason, version }: { decision: ReviewDecision; reason: string; version?: number },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  if (!isId(projectId)) throw new DomainError('not_found')
  if (decision !== 'approve' && reason === '')
    throw new DomainError('invalid_input', { field: 'reason', message: 'Say what is wanting' })
  const owner = await findOwner(tx, projectId)
  await refuseOwn(tx, operatorId, owner.sellerId)
  if (version !== undefined && version !== owner.version) throw new DomainError('review_changed')
  await tx
    .update(projectFiles)
    .set({ reviewState: states[decision], reviewReason: reason || null, reviewedAt: now, reviewerId: null })
    .where(eq(projectFiles.projectId, projectId))
  if (decision === 'approve') {
    await approveProject(tx, projectId, now)
    await tx
      .update(serialBlocks)
      .set({ approvedAt: now })
      .where(
        and(
          eq(serialBlocks.projectId, projectId),
          isNull(serialBlocks.approvedAt),
          // What was entered after the file was handed in, nobody has looked at.
          lte(serialBlocks.createdAt, owner.submittedAt),
        ),
      )
    await acceptSeen(tx, projectId, owner.submittedAt)
  } else await withdrawApproval(tx, projectId)
  // A refused project is not sold.
  if (decision === 'reject') await pauseProject(tx, owner.sellerId, projectId, now)
  if (decision === 'approve') await keepVersion(tx, projectId, now)
  await rescore(tx, projectId, now)
  if (decision === 'approve') {
    await resumeProject(tx, owner.sellerId, projectId)
    await openAsked(tx, owner.sellerId, projectId, now)
  }
  await recordAct(
    tx,
    {
      operatorId,
      act: decision,
      subjectKind: 'project',
      subjectId: projectId,
      reason: reason || 'Approved as handed in',
    },
    now,
  )
  const decided = { decision, reason, projectId, projectName: owner.name }
  const message = projectMail(publicUrl, owner.email, decided)
  await enqueue(tx, sendMailTask, message)
  const key = `project-${decision}:${projectId}:${now.getTime()}`
  const about = { organisationId: owner.sellerId, to: 'prepare', kind: 'selling', key } as const
  const title = `${owner.name} ${became[decision]}`
  await notify(tx, { ...about, href: `/seller/projects/${projectId}`, ...asMailed(message), title }, now)
  await announce(tx, { organisationId: owner.sellerId }, { type: 'projects.changed' })
}
