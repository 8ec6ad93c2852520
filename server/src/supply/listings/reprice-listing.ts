import type { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announceCredits } from '../projects/index.ts'
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
  const { quantity, batchIds, pricePerCreditCents: before } = await lockOwnListing(tx, sellerId, listingId)
  checkPrice(pricePerCreditCents, quantity)
  await tx.update(listings).set({ pricePerCreditCents }).where(eq(listings.id, listingId))
  if (pricePerCreditCents > before) await limitUnchecked(tx, sellerId)
  await announceCredits(tx, sellerId, batchIds)
}
