import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announceCredits } from '../projects/index.ts'
import { listings } from './listings.tables.ts'
import { lockOwnListing } from './lock-own-listing.ts'

/** What the seller tells whoever buys from now on; an order keeps the note it was placed under. */
export const changeNote = async (
  tx: Tx,
  sellerId: string,
  listingId: string,
  noteToBuyers: string | null,
): Promise<void> => {
  const { batchIds } = await lockOwnListing(tx, sellerId, listingId)
  await tx.update(listings).set({ noteToBuyers }).where(eq(listings.id, listingId))
  await announceCredits(tx, sellerId, batchIds)
}
