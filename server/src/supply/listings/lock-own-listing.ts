import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listings } from './listings.tables.ts'

type HeldListing = Pick<
  typeof listings.$inferSelect,
  'state' | 'quantity' | 'pricePerCreditCents' | 'saleType'
> & {
  batchIds: string[]
}

/** A seller's listing that is not over, kept as it is until the transaction ends. */
export const lockOwnListing = async (tx: Tx, sellerId: string, listingId: string): Promise<HeldListing> => {
  const [listing] = await tx
    .select({
      state: listings.state,
      quantity: listings.quantity,
      pricePerCreditCents: listings.pricePerCreditCents,
      saleType: listings.saleType,
      batchId: listings.batchId,
    })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.sellerId, sellerId)))
    .for('update')
  if (!listing) throw new DomainError('not_found')
  if (listing.state === 'withdrawn') throw new DomainError('listing_not_open')
  const { batchId, ...held } = listing
  return { ...held, batchIds: batchId === null ? [] : [batchId] }
}
