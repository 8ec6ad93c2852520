import type { FrontierPoint, FrontierWish, Limits } from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import { costOf, fillBasket, meanScore, oneBasket, type Pick } from './fill-basket.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

/** So many qualities between the cheapest basket and the best one are asked about. */
const stepsBetween = 9

const pointsOf = (picks: readonly Pick[]): number =>
  picks.reduce((points, { offer, quantity }) => points + (offer.score ?? 0) * quantity, 0)

/** A basket that another one beats in price or quality, and in the other is beaten by no more than equals, is left out. */
const unbeaten = (found: readonly (readonly Pick[])[]): (readonly Pick[])[] =>
  found.filter((picks, at) =>
    found.every((other, i) => {
      if (i === at) return true
      const [dearer, worse] = [costOf(other) - costOf(picks), pointsOf(picks) - pointsOf(other)]
      return dearer > 0 || worse > 0 || (dearer === 0 && worse === 0 && i > at)
    }),
  )

/**
 * The least a basket costs at each quality: from the cheapest basket of listings with a score to the best mean score
 * there is, each proven by the solver. The quality of a basket is the mean score of its credits; a listing without a score
 * has no place in it.
 */
export const findFrontier = async (
  solver: Solver,
  offers: readonly Offer[],
  { tonnes, limits }: FrontierWish,
): Promise<FrontierPoint[]> => {
  const scored: Limits = { ...limits, scoreMin: limits.scoreMin ?? 0 }
  const cheapest = await fillBasket(solver, offers, { tonnes, goal: 'cost', limits: scored }, oneBasket)
  if (!cheapest) return []
  const best = await fillBasket(solver, offers, { tonnes, goal: 'quality', limits: scored }, oneBasket)
  const [from, to] = [pointsOf(cheapest), pointsOf(best ?? cheapest)]
  const found: (readonly Pick[])[] = [cheapest]
  for (let step = 1; step <= stepsBetween + 1; step += 1) {
    const pointsMin = from + Math.ceil(((to - from) * step) / (stepsBetween + 1))
    // Where the last basket is as good already, it is the cheapest here too.
    if (pointsMin <= pointsOf(found.at(-1) ?? [])) continue
    const picks = await fillBasket(
      solver,
      offers,
      { tonnes, goal: 'cost', limits: scored, pointsMin },
      oneBasket,
    )
    if (picks) found.push(picks)
  }
  return unbeaten(found).map((picks) => ({
    scoreMean: meanScore(picks) ?? 0,
    totalCents: Cents.parse(costOf(picks)),
  }))
}
