import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announceCredits, findBatchIds, findOwnProject } from '../projects/index.ts'
import { type ListingState, listings } from './listings.tables.ts'

/** The switch of a project's row: pauses or resumes all its listings at once. What was withdrawn stays so. */
export const changeProjectListings = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  state: Exclude<ListingState, 'withdrawn'>,
): Promise<void> => {
  if (!(await findOwnProject(tx, sellerId, projectId))) throw new DomainError('not_found')
  // In one order for everyone, so that two such changes never wait for each other.
  const rows = await tx
    .select({ id: listings.id, batchId: listings.batchId })
    .from(listings)
    .where(
      and(
        inArray(listings.batchId, await findBatchIds(tx, projectId)),
        eq(listings.sellerId, sellerId),
        ne(listings.state, 'withdrawn'),
      ),
    )
    .orderBy(asc(listings.id))
    .for('update')
  if (rows.length === 0) throw new DomainError('listing_not_open')
  const ids = rows.map(({ id }) => id)
  await tx
    .update(listings)
    .set({ state })
    .where(and(inArray(listings.id, ids), ne(listings.state, state)))
  await announceCredits(
    tx,
    sellerId,
    rows.map(({ batchId }) => batchId),
  )
}
