import type { Recommendation, Wish } from '@ledgerleaf/contract/recommendations'
import { chooseBasket } from './choose-basket.ts'
import { describeBasket } from './describe-basket.ts'
import { explainMarket } from './explain-market.ts'
import { tonnesOf } from './fill-basket.ts'
import { findAlternatives } from './find-alternatives.ts'
import { findLoosenings } from './find-loosenings.ts'
import { inTime } from './in-time.ts'
import type { FilledWish, Offer } from './offer.ts'
import { priceLimits } from './price-limits.ts'
import type { Solver } from './solve-model.ts'

/** Why not all is covered, and which limit would help; nothing where all is. */
const explain = async (solver: Solver, offers: readonly Offer[], wish: Wish, covered: number) => {
  if (covered === wish.tonnes) return { market: null, loosen: [] }
  const market = await inTime(explainMarket(solver, offers, wish))
  if (!market) return { market: null, loosen: [] }
  return { market, loosen: await findLoosenings(solver, offers, wish, market.coverableTonnes) }
}

/** The best basket for a wish with its reasons; where it covers less than the wish, why, and what to loosen. */
export const recommend = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  now: Date,
): Promise<Omit<Recommendation, 'forwardCredits'>> => {
  const picks = await chooseBasket(solver, offers, wish)
  const seen = { listings: offers.length, asOf: now.toISOString() }
  const explained = await explain(solver, offers, wish, tonnesOf(picks ?? []))
  if (!picks) return { ...seen, ...explained, basket: null, limitCosts: [], alternatives: [] }
  const goal = wish.goal === 'quality' ? 'quality' : 'cost'
  const filled: FilledWish = { ...wish, goal, tonnes: tonnesOf(picks) }
  const [limitCosts, alternatives] = await Promise.all([
    priceLimits(solver, offers, wish, picks),
    findAlternatives(solver, offers, filled, picks),
  ])
  return { ...seen, ...explained, basket: describeBasket(picks, filled), limitCosts, alternatives }
}
