import type { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announceCredits } from '../projects/index.ts'
import { listings } from './listings.tables.ts'
import { lockOwnListing } from './lock-own-listing.ts'

/** Takes effect for whoever orders from now on; an order that holds its credits keeps the price it was placed at. */
export const repriceListing = async (
  tx: Tx,
  sellerId: string,
  listingId: string,
  pricePerCreditCents: Cents,
): Promise<void> => {
  if (pricePerCreditCents < 1)
    throw new DomainError('invalid_input', {
      field: 'price_per_credit',
      message: 'Price must be greater than $0',
    })
  const { batchId } = await lockOwnListing(tx, sellerId, listingId)
  await tx.update(listings).set({ pricePerCreditCents }).where(eq(listings.id, listingId))
  await announceCredits(tx, sellerId, [batchId])
}
