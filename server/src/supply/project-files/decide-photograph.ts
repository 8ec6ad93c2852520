import { recordAct, refuseOwn } from '../../people/audit/index.ts'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { findPhotograph, judgePhotograph } from '../photographs/index.ts'
import { findProject } from '../projects/index.ts'
import { photographMail } from './project-mails.ts'

/** A photograph is shown once somebody has looked at it. What is refused is shown to nobody, and its seller is told why. */
export const decidePhotograph = async (
  tx: Tx,
  operatorId: string,
  photographId: string,
  { decision, reason }: { decision: 'accept' | 'refuse'; reason: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  const photograph = await findPhotograph(tx, photographId)
  const project = photograph && (await findProject(tx, photograph.projectId))
  if (!photograph || !project) throw new DomainError('not_found')
  await refuseOwn(tx, operatorId, project.sellerId)
  if (decision === 'refuse' && reason === '')
    throw new DomainError('invalid_input', { field: 'reason', message: 'Say why it is refused' })
  await judgePhotograph(tx, photographId, decision === 'refuse' ? reason : null)
  const act = decision === 'refuse' ? 'refuse_photograph' : 'accept_photograph'
  await recordAct(
    tx,
    { operatorId, act, subjectKind: 'photograph', subjectId: photographId, reason: reason || 'Accepted' },
    now,
  )
  await announce(tx, { organisationId: project.sellerId }, { type: 'projects.changed' })
  if (decision === 'accept') return
  const seller = await findParty(tx, project.sellerId)
  const refused = { reason, caption: photograph.caption, projectId: project.id, projectName: project.name }
  if (!seller) return
  const message = photographMail(publicUrl, seller.email, refused)
  await enqueue(tx, sendMailTask, message)
  const key = `photograph-refused:${photographId}:${now.getTime()}`
  const about = { organisationId: seller.id, to: 'prepare', kind: 'selling', key } as const
  const title = `A photograph of ${project.name} was refused`
  await notify(tx, { ...about, href: `/seller/projects/${project.id}`, ...asMailed(message), title }, now)
}
