import { basketTonnesMax, type LimitCost, limitNames, type Wish } from '@ledgerleaf/contract/recommendations'
import { coverMost } from './cover-most.ts'
import { costOf, meanScore, nearly, oneBasket, type Pick, tonnesOf } from './fill-basket.ts'
import { inTime } from './in-time.ts'
import { without } from './keep-limits.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'
import { fillTidily } from './tidy-basket.ts'

const solveAgain = (solver: Solver, offers: readonly Offer[], wish: Wish): Promise<Pick[] | null> =>
  wish.goal === 'tonnes'
    ? coverMost(solver, offers, { ...wish, tonnes: Math.min(wish.tonnes, basketTonnesMax) }, oneBasket)
    : fillTidily(solver, offers, { ...wish, goal: wish.goal }, { ...oneBasket, precision: nearly })

/** What each limit costs: the same wish solved once more without it. Limits that cost nothing are said to. */
export const priceLimits = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  picks: readonly Pick[],
): Promise<LimitCost[]> => {
  const set = limitNames.filter((name) => wish.limits[name] !== undefined)
  const priced = await Promise.all(
    set.map(async (limit) => {
      const limits = without(wish.limits, limit)
      const found = await inTime(solveAgain(solver, offers, { ...wish, limits }))
      if (!found) return []
      // What keeps the limit answers the wish without it too: no limit saves money, not even the cents a tidy basket costs.
      const relaxed = wish.goal === 'cost' && costOf(found) > costOf(picks) ? picks : found
      const [before, after] = [meanScore(picks), meanScore(relaxed)]
      const scoreGain = before === null || after === null ? null : after - before
      const costsTonnes = wish.goal === 'tonnes' ? tonnesOf(relaxed) - tonnesOf(picks) : null
      return [{ limit, costsCents: costOf(picks) - costOf(relaxed), scoreGain, costsTonnes }]
    }),
  )
  return priced.flat()
}
