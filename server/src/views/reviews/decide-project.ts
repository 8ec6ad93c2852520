import type { ReviewDecision } from '@ledgerleaf/contract/operator'
import type { ReviewState } from '@ledgerleaf/contract/project-files'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { pauseListing } from '../../supply/listings/index.ts'
import { projectFiles, rescore } from '../../supply/project-files/index.ts'

const states: Record<ReviewDecision, ReviewState> = {
  approve: 'approved',
  ask_changes: 'changes_asked',
  reject: 'rejected',
}

const words: Record<ReviewDecision, { subject: string; text: string }> = {
  approve: {
    subject: 'Your project was approved',
    text: 'The review of your project is done: it is approved.',
  },
  ask_changes: {
    subject: 'Your project needs changes',
    text: 'The review of your project asks for changes. Make them and hand the file in again.',
  },
  reject: {
    subject: 'Your project was not accepted',
    text: 'The review refused your project. Its listings are paused and no new ones can be opened.',
  },
}

type Owner = { sellerId: string; email: string; name: string }

const findOwner = async (tx: Tx, projectId: string): Promise<Owner> => {
  const { rows } = await tx.execute<Owner>(sql`
    select project.seller_id as "sellerId", person.email, project.name
    from project_files file join projects project on project.id = file.project_id
      join users person on person.id = project.seller_id
    where file.project_id = ${projectId} and file.review_state <> 'draft'
    for update of file`)
  const [owner] = rows
  if (!owner) throw new DomainError('not_found')
  return owner
}

/** A refused project is not sold: its open listings are paused, by the same verb its seller would use. */
const pauseAll = async (tx: Tx, { sellerId }: Owner, projectId: string): Promise<void> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select listing.id from batches batch join listings listing on listing.batch_id = batch.id
    where batch.project_id = ${projectId} and listing.state = 'open' order by listing.id`)
  for (const { id } of rows) await pauseListing(tx, sellerId, id)
}

/** Decides a project that was handed to review. Whoever is not approved is told why, so a reason is needed. */
export const decideProject = async (
  tx: Tx,
  operatorId: string,
  projectId: string,
  { decision, reason }: { decision: ReviewDecision; reason: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  if (!isId(projectId)) throw new DomainError('not_found')
  if (decision !== 'approve' && reason === '')
    throw new DomainError('invalid_input', { field: 'reason', message: 'Say what is wanting' })
  const owner = await findOwner(tx, projectId)
  await tx
    .update(projectFiles)
    .set({ reviewState: states[decision], reviewReason: reason || null, reviewedAt: now })
    .where(eq(projectFiles.projectId, projectId))
  if (decision === 'reject') await pauseAll(tx, owner, projectId)
  await rescore(tx, projectId, now)
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
  const { subject, text } = words[decision]
  const parts = [
    `${owner.name}: ${text}`,
    ...(reason ? [reason] : []),
    `${publicUrl}/seller/projects/${projectId}`,
  ]
  await enqueue(tx, 'send-mail', { to: owner.email, subject, ...composeMail(parts) })
  await announce(tx, { personId: owner.sellerId }, { type: 'projects.changed' })
}
