import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announceCredits, findOwnProject } from '../projects/index.ts'
import { listings } from './listings.tables.ts'

/** The switch of a project's row: pauses or resumes all its listings at once. What is in review or withdrawn stays so. */
export const changeProjectListings = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  state: 'open' | 'paused',
): Promise<void> => {
  if (!(await findOwnProject(tx, sellerId, projectId))) throw new DomainError('not_found')
  // In one order for everyone, so that two such changes never wait for each other.
  const rows = await tx
    .select({ id: listings.id, batchId: listings.batchId, state: listings.state })
    .from(listings)
    .where(
      and(
        eq(listings.projectId, projectId),
        eq(listings.sellerId, sellerId),
        ne(listings.state, 'withdrawn'),
      ),
    )
    .orderBy(asc(listings.id))
    .for('update')
  if (rows.length === 0) throw new DomainError('listing_not_open')
  const offered = rows.filter((row) => row.state !== 'review')
  if (offered.length === 0) throw new DomainError('not_approved')
  const ids = offered.map(({ id }) => id)
  await tx.update(listings).set({ state, reviewPausedAt: null }).where(inArray(listings.id, ids))
  await announceCredits(
    tx,
    sellerId,
    offered.flatMap(({ batchId }) => batchId ?? []),
  )
}
