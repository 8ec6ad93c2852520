import type { MarketListing } from '@ledgerleaf/contract/market'
import type { V1Listing } from '@ledgerleaf/contract/v1/listings'
import { dollars, tonnes } from '../shapes/index.ts'

type Known = Pick<
  MarketListing,
  'listingId' | 'vintage' | 'saleType' | 'priceCents' | 'availableCredits' | 'dueOn'
>

/** A listing as programs read it. */
export const writeListing = (
  { listingId, vintage, saleType, priceCents, availableCredits, dueOn }: Known,
  { id, name }: { id: string; name: string },
): V1Listing => ({
  object: 'listing',
  id: listingId,
  project: { id, name },
  vintage,
  saleType,
  price: dollars(priceCents),
  available: tonnes(availableCredits),
  dueOn,
})
