import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'

type Offered = Pick<ProjectPage, 'listings' | 'score'>
type Offer = ProjectPage['listings'][number]

/** The cheapest offer of the vintage that is scored: a price and a score of one thing. */
export const scoredOffer = ({ listings, score }: Offered): Offer | undefined =>
  bestOffer(listings.filter(({ vintage }) => vintage === score?.vintage))
