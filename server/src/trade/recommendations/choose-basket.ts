import { basketTonnesMax, type Wish } from '@ledgerleaf/contract/recommendations'
import { coverMost } from './cover-most.ts'
import { oneBasket, type Pick, tonnesOf } from './fill-basket.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'
import { fillTidily, tidyBasket } from './tidy-basket.ts'

/** What to buy of which offer; null when no basket keeps every limit. */
export const chooseBasket = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
): Promise<Pick[] | null> => {
  if (wish.goal !== 'tonnes')
    return wish.tonnes > basketTonnesMax
      ? null
      : fillTidily(solver, offers, { ...wish, goal: wish.goal }, oneBasket)
  const most = await coverMost(
    solver,
    offers,
    { ...wish, tonnes: Math.min(wish.tonnes, basketTonnesMax) },
    oneBasket,
  )
  return (
    most && tidyBasket(solver, offers, { ...wish, goal: 'cost', tonnes: tonnesOf(most) }, most, oneBasket)
  )
}
