import { and, asc, eq, inArray } from 'drizzle-orm'
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
  if (before === state) return
  if (before === 'review') throw new DomainError('not_approved')
  await tx.update(listings).set({ state }).where(eq(listings.id, listingId))
  await announceCredits(tx, sellerId, batchIds)
}

/** The credits stay listed, and cannot be bought until the listing is resumed. */
export const pauseListing = (tx: Tx, sellerId: string, listingId: string): Promise<void> =>
  changeState(tx, sellerId, listingId, 'paused')

export const resumeListing = (tx: Tx, sellerId: string, listingId: string): Promise<void> =>
  changeState(tx, sellerId, listingId, 'open')

/** Pauses whatever of a project is on the market, by the same verb its seller would use. */
export const pauseProject = async (tx: Tx, sellerId: string, projectId: string): Promise<void> => {
  const batchIds = await findBatchIds(tx, projectId)
  const open = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.batchId, batchIds), eq(listings.state, 'open')))
    .orderBy(asc(listings.id))
  for (const { id } of open) await pauseListing(tx, sellerId, id)
}
