import type { BasketAnswer, Wish } from '@ledgerleaf/contract/recommendations'
import { chooseBasket } from './choose-basket.ts'
import { describeBasket } from './describe-basket.ts'
import { tonnesOf } from './fill-basket.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

/** The best basket alone: the same as in the whole answer, without what stands beside it there. */
export const findBasket = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  now: Date,
): Promise<BasketAnswer> => {
  const picks = await chooseBasket(solver, offers, wish)
  const goal = wish.goal === 'quality' ? 'quality' : 'cost'
  const basket = picks && describeBasket(picks, { ...wish, goal, tonnes: tonnesOf(picks) })
  return { basket, listings: offers.length, asOf: now.toISOString() }
}
