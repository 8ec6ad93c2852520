import type { Wish } from '@ledgerleaf/contract/recommendations'

/** One open listing as the optimiser sees it. */
export type Offer = {
  listingId: string
  projectId: string
  projectName: string
  sellerId: string
  category: string | null
  mechanism: string | null
  country: string | null
  registry: string
  vintage: number
  score: number | null
  durabilityYears: number | null
  priceCents: number
  availableCredits: number
  /** The fewest credits the seller parts with in one order. */
  minimumFill: number
}

/** A mixed project counts as none: a claim that rests on removal must not lean on a part nobody measured. */
export const isRemoval = (offer: Offer): boolean => offer.mechanism === 'removal'

/** A wish whose number of tonnes is settled. */
export type FilledWish = Omit<Wish, 'goal'> & { goal: 'cost' | 'quality' }
