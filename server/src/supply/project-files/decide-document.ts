import { recordAct } from '../../people/audit/index.ts'
import { notify } from '../../people/notices/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { findDocument, refuseDocument } from '../documents/index.ts'
import { findProject } from '../projects/index.ts'
import { rescore } from './rescore.ts'

/** Nothing in a refused document counts: the scores follow at once, and the seller sees why. */
export const decideDocument = async (
  tx: Tx,
  operatorId: string,
  documentId: string,
  { decision, reason }: { decision: 'accept' | 'refuse'; reason: string },
  now: Date,
): Promise<void> => {
  const document = await findDocument(tx, documentId)
  if (!document) throw new DomainError('not_found')
  if (decision === 'refuse' && reason === '')
    throw new DomainError('invalid_input', { field: 'reason', message: 'Say why it is refused' })
  await refuseDocument(tx, documentId, decision === 'refuse' ? reason : null)
  await rescore(tx, document.projectId, now)
  const act = decision === 'refuse' ? 'refuse_document' : 'accept_document'
  await recordAct(
    tx,
    { operatorId, act, subjectKind: 'document', subjectId: documentId, reason: reason || 'Accepted' },
    now,
  )
  const project = await findProject(tx, document.projectId)
  if (!project) return
  await announce(tx, { organisationId: project.sellerId }, { type: 'projects.changed' })
  if (decision === 'accept') return
  await notify(
    tx,
    {
      organisationId: project.sellerId,
      to: 'prepare',
      kind: 'selling',
      key: `document-refused:${documentId}:${now.getTime()}`,
      title: `A document of ${project.name} was refused`,
      words: `Nothing in it counts for the score: ${reason}`,
      href: `/seller/projects/${project.id}`,
    },
    now,
  )
}
