import type { SellerListing } from '@ledgerleaf/contract/listings'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { changeNote } from './change-note.ts'
import { pauseListing, resumeListing } from './pause-listing.ts'
import { repriceListing } from './reprice-listing.ts'
import { findSellerListing } from './seller-listing-queries.ts'

type Change = {
  price?: Parameters<typeof repriceListing>[3] | undefined
  /** Null takes it away. */
  noteToBuyers?: string | null | undefined
  state?: 'open' | 'paused' | undefined
}

/** Changes what is named of a seller's own listing, and nothing else. */
export const changeListing = async (
  tx: Tx,
  sellerId: string,
  id: string,
  { price, noteToBuyers, state }: Change,
  now: Date,
): Promise<SellerListing> => {
  if (price) await repriceListing(tx, sellerId, id, price, now)
  if (noteToBuyers !== undefined) await changeNote(tx, sellerId, id, noteToBuyers)
  if (state === 'paused') await pauseListing(tx, sellerId, id)
  if (state === 'open') await resumeListing(tx, sellerId, id)
  // Nothing to change is no reason to say whose listing it is.
  const listing = await findSellerListing(tx, sellerId, id)
  if (!listing) throw new DomainError('not_found')
  return listing
}
