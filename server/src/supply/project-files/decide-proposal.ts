import { type FileField, FilePatch } from '@ledgerleaf/contract/project-files'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { endProposal, lockProposal } from '../documents/index.ts'
import { saveFile } from './save-file.ts'

const numbers = new Set<string>(['siteLatitude', 'siteLongitude', 'durabilityYears'] satisfies FileField[])

/** Only the seller's word moves a value from a document into the file, and it is checked like one that was typed. */
export const decideProposal = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  { proposalId, decision }: { proposalId: string; decision: 'accept' | 'dismiss' },
  now: Date,
): Promise<void> => {
  if (!isId(proposalId) || !isId(projectId)) throw new DomainError('not_found')
  const proposal = await lockProposal(tx, projectId, proposalId)
  if (!proposal) throw new DomainError('not_found')
  const { field, value, block } = proposal
  // A block is entered by its own call, which says what became of it.
  if (block && decision === 'accept') throw new DomainError('not_found')
  const patch =
    decision === 'accept' ? FilePatch.parse({ [field]: numbers.has(field) ? Number(value) : value }) : {}
  // Also an empty patch asks whose project it is.
  await saveFile(tx, sellerId, projectId, patch, now)
  await endProposal(tx, proposal.id, decision === 'accept' ? 'accepted' : 'dismissed')
}
