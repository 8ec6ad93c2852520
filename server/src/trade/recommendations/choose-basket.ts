import { basketTonnesMax, type Wish } from '@ledgerleaf/contract/recommendations'
import { coverMost } from './cover-most.ts'
import { fillBasket, oneBasket, type Pick } from './fill-basket.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

/** What to buy of which offer; null when no basket keeps every limit. */
export const chooseBasket = (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
): Promise<Pick[] | null> => {
  if (wish.goal !== 'tonnes')
    return wish.tonnes > basketTonnesMax
      ? Promise.resolve(null)
      : fillBasket(solver, offers, { ...wish, goal: wish.goal }, oneBasket)
  return coverMost(solver, offers, { ...wish, tonnes: Math.min(wish.tonnes, basketTonnesMax) }, oneBasket)
}
