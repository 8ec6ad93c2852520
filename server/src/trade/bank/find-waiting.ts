import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { lineProposals } from './bank.tables.ts'

/** Nothing else is done to a line while somebody's proposal for it waits. */
export const refuseWaiting = async (tx: Tx, lineId: string): Promise<void> => {
  const waiting = await tx
    .select({ id: lineProposals.id })
    .from(lineProposals)
    .where(and(eq(lineProposals.lineId, lineId), eq(lineProposals.state, 'proposed')))
  if (waiting.length > 0)
    throw new DomainError('proposal_waits', { message: 'A proposal for this line waits to be decided.' })
}
