import type { Cents } from '@ledgerleaf/contract/units'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announceCredits } from '../projects/index.ts'
import { lockCheck } from '../seller-checks/index.ts'
import { checkPrice } from './check-price.ts'
import { limitUnchecked } from './limit-unchecked.ts'
import { listings } from './listings.tables.ts'
import { lockOwnListing } from './lock-own-listing.ts'

/** Takes effect for whoever orders from now on; an order that holds its credits keeps the price it was placed at. */
export const repriceListing = async (
  tx: Tx,
  sellerId: string,
  listingId: string,
  pricePerCreditCents: Cents,
): Promise<void> => {
  // The seller first and the listing then, as whoever changes all of a seller's listings does.
  await lockCheck(tx, sellerId)
  const { quantity, batchIds, pricePerCreditCents: before } = await lockOwnListing(tx, sellerId, listingId)
  checkPrice(pricePerCreditCents, quantity)
  const priceHighestCents = sql<number>`greatest(${listings.priceHighestCents}, ${before}::bigint, ${pricePerCreditCents}::bigint)`
  await tx.update(listings).set({ pricePerCreditCents, priceHighestCents }).where(eq(listings.id, listingId))
  if (pricePerCreditCents > before) await limitUnchecked(tx, sellerId)
  await announceCredits(tx, sellerId, batchIds)
}
