import type { Recommendation, Wish } from '@ledgerleaf/contract/recommendations'
import { describeBasket } from './describe-basket.ts'
import { fillBasket } from './fill-basket.ts'
import { findAlternatives, priceLimits } from './find-alternatives.ts'
import { findLoosenings } from './find-loosenings.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

/** The best basket for a wish with its reasons, or what to loosen. */
export const recommend = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  now: Date,
): Promise<Recommendation> => {
  const picks = await fillBasket(solver, offers, wish)
  const seen = { listings: offers.length, asOf: now.toISOString() }
  if (!picks)
    return {
      ...seen,
      basket: null,
      limitCosts: [],
      alternatives: [],
      loosen: await findLoosenings(solver, offers, wish),
    }
  const [limitCosts, alternatives] = await Promise.all([
    priceLimits(solver, offers, wish, picks),
    findAlternatives(solver, offers, wish, picks),
  ])
  return { ...seen, basket: describeBasket(picks, wish), limitCosts, alternatives, loosen: [] }
}
