import { type FileField, FilePatch } from '@ledgerleaf/contract/project-files'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { fileProposals, projectDocuments } from '../documents/index.ts'
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
  const [proposal] = await tx
    .select({ id: fileProposals.id, field: fileProposals.field, value: fileProposals.value })
    .from(fileProposals)
    .innerJoin(projectDocuments, eq(projectDocuments.id, fileProposals.documentId))
    .where(
      and(
        eq(fileProposals.id, proposalId),
        eq(projectDocuments.projectId, projectId),
        eq(fileProposals.state, 'open'),
      ),
    )
    .for('update', { of: fileProposals })
  if (!proposal) throw new DomainError('not_found')
  const { field, value } = proposal
  const patch =
    decision === 'accept' ? FilePatch.parse({ [field]: numbers.has(field) ? Number(value) : value }) : {}
  // Also an empty patch asks whose project it is.
  await saveFile(tx, sellerId, projectId, patch, now)
  await tx
    .update(fileProposals)
    .set({ state: decision === 'accept' ? 'accepted' : 'dismissed' })
    .where(eq(fileProposals.id, proposal.id))
}
