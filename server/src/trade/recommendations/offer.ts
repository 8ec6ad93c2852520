import type { Wish } from '@ledgerleaf/contract/recommendations'
import type { SellableListing } from '../../supply/listings/index.ts'

/** A sellable listing as the optimiser sees it. */
export type Offer = Pick<
  SellableListing,
  | 'listingId'
  | 'projectId'
  | 'projectName'
  | 'sellerId'
  | 'category'
  | 'mechanism'
  | 'country'
  | 'registry'
  | 'vintage'
  | 'availableCredits'
  | 'minimumFill'
> & {
  priceCents: number
  score: number | null
  durabilityYears: number | null
}

/** A mixed project counts as none: a claim that rests on removal must not lean on a part nobody measured. */
export const isRemoval = (offer: Offer): boolean => offer.mechanism === 'removal'

/** A wish whose number of tonnes is settled. */
export type FilledWish = Omit<Wish, 'goal'> & { goal: 'cost' | 'quality' }
