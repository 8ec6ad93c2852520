import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'

type Offered = Pick<ProjectPage, 'listings' | 'score'>
type Offer = ProjectPage['listings'][number]

/** The cheapest offer of the vintage that is scored: a price and a score of one thing. */
export const scoredOffer = ({ listings, score }: Offered): Offer | undefined =>
  bestOffer(listings.filter(({ vintage }) => vintage === score?.vintage))

/** What is put into the basket from beside the score: of its vintage, unless only another can be had the same way. */
export const offerBesideScore = (project: Offered): Offer | undefined => {
  const [scored, best] = [scoredOffer(project), bestOffer(project.listings)]
  return scored?.saleType === best?.saleType ? scored : best
}
