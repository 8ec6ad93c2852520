import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announceCredits, findBatchIds } from '../projects/index.ts'
import { listings } from './listings.tables.ts'
import { lockOwnListing } from './lock-own-listing.ts'

const changeState = async (
  tx: Tx,
  sellerId: string,
  listingId: string,
  state: 'open' | 'paused',
): Promise<void> => {
  const { state: before, batchIds } = await lockOwnListing(tx, sellerId, listingId)
  if (before === 'review') throw new DomainError('not_approved')
  // From here on it is as its seller set it, whoever paused it before.
  await tx.update(listings).set({ state, reviewPausedAt: null }).where(eq(listings.id, listingId))
  if (before === state) return
  await announceCredits(tx, sellerId, batchIds)
}

/** The credits stay listed, and cannot be bought until the listing is resumed. */
export const pauseListing = (tx: Tx, sellerId: string, listingId: string): Promise<void> =>
  changeState(tx, sellerId, listingId, 'paused')

export const resumeListing = (tx: Tx, sellerId: string, listingId: string): Promise<void> =>
  changeState(tx, sellerId, listingId, 'open')

/** A rejection pauses whatever of a project is on the market, by the same verb its seller would use, and is remembered. */
export const pauseProject = async (tx: Tx, sellerId: string, projectId: string, now: Date): Promise<void> => {
  const batchIds = await findBatchIds(tx, projectId)
  const open = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.batchId, batchIds), eq(listings.state, 'open')))
    .orderBy(asc(listings.id))
  for (const { id } of open) {
    await pauseListing(tx, sellerId, id)
    await tx.update(listings).set({ reviewPausedAt: now }).where(eq(listings.id, id))
  }
}

/** An approval brings back what a rejection had paused, and nothing that its seller paused. */
export const resumeProject = async (tx: Tx, sellerId: string, projectId: string): Promise<void> => {
  const paused = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.projectId, projectId),
        eq(listings.state, 'paused'),
        isNotNull(listings.reviewPausedAt),
      ),
    )
    .orderBy(asc(listings.id))
  for (const { id } of paused) await resumeListing(tx, sellerId, id)
}
