import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { fileProposals, projectDocuments } from './documents.tables.ts'

/** A proposal that still waits for the seller's word; whoever else would decide it waits until the transaction ends. */
export const lockProposal = async (tx: Tx, projectId: string, proposalId: string) => {
  const [proposal] = await tx
    .select({
      id: fileProposals.id,
      field: fileProposals.field,
      value: fileProposals.value,
      block: fileProposals.block,
    })
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
  return proposal
}

export const endProposal = async (
  tx: Tx,
  proposalId: string,
  state: 'accepted' | 'dismissed',
): Promise<void> => {
  await tx.update(fileProposals).set({ state }).where(eq(fileProposals.id, proposalId))
}
