import { linePercentLeast } from '@ledgerleaf/contract/recommendations'
import {
  allowedOf,
  costOf,
  type Filling,
  fillBasket,
  fillLines,
  meanScore,
  nearly,
  type Pick,
} from './fill-basket.ts'
import { inTime } from './in-time.ts'
import type { FilledWish, Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'

/** From how many credits on a line is worth a place of its own. */
const lineCreditsLeast = (tonnes: number): number => Math.ceil((tonnes * linePercentLeast) / 100)

const pointsOf = (picks: readonly Pick[]): number =>
  picks.reduce((points, { offer, quantity }) => points + (offer.score ?? 0) * quantity, 0)

/** Whether a basket is as good as another, but for the share that a tidy one may cost. */
const isWorthIt = (tidy: readonly Pick[], best: readonly Pick[], { goal }: FilledWish): boolean =>
  goal === 'cost'
    ? costOf(tidy) * 100 <= costOf(best) * (100 + linePercentLeast)
    : pointsOf(tidy) * 100 >= pointsOf(best) * (100 - linePercentLeast)

/**
 * The best basket may hold a credit or two of a listing where shares do not divide: half of 1,103 t is no whole number. The
 * best one without such lines, every limit kept as before, stands in its place where that costs next to nothing.
 */
export const tidyBasket = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: FilledWish,
  best: Pick[],
  filling: Filling,
): Promise<Pick[]> => {
  const least = lineCreditsLeast(wish.tonnes)
  if (best.every(({ quantity }) => quantity >= least)) return best
  const allowed = allowedOf(offers, wish.limits)
  const worthALine = allowed
    .filter(({ availableCredits }) => availableCredits >= least)
    .map((offer) => ({ ...offer, minimumFill: Math.max(offer.minimumFill, least) }))
  const { linesMax = Number.POSITIVE_INFINITY } = filling
  // Nearly the best will do where it is hard to prove: it stands in only where it is worth it.
  const tidy = await inTime(fillLines(solver, worthALine, wish, { ...filling, precision: nearly }, linesMax))
  if (!tidy || !isWorthIt(tidy, best, wish)) return best
  const known = new Map(allowed.map((offer) => [offer.listingId, offer]))
  return tidy.map(({ offer, quantity }) => ({ offer: known.get(offer.listingId) ?? offer, quantity }))
}

/** Where nearly all of a budget is spent, what could be saved would have bought more quality. */
const spentPercent = 99

/** Of the baskets of the best quality the cheapest, where money is left: two listings of one project have one score and two prices. */
const cheapestOfBest = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: FilledWish,
  best: Pick[],
  filling: Filling,
): Promise<Pick[]> => {
  const { goal, budgetCents, limits } = wish
  if (goal === 'cost' || budgetCents === undefined || costOf(best) * 100 >= budgetCents * spentPercent)
    return best
  // What has a mean score keeps it: a listing without one is not taken in for its price.
  const scored = meanScore(best) === null ? limits : { ...limits, scoreMin: limits.scoreMin ?? 0 }
  const asked: FilledWish = { ...wish, goal: 'cost', limits: scored, pointsMin: pointsOf(best) }
  return (await inTime(fillBasket(solver, offers, asked, filling))) ?? best
}

/** The best basket for a wish as it is offered: at the lowest price, and without lines that are not worth their place. */
export const fillTidily = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: FilledWish,
  filling: Filling,
): Promise<Pick[] | null> => {
  const found = await fillBasket(solver, offers, wish, filling)
  if (!found) return null
  const best = await cheapestOfBest(solver, offers, wish, found, filling)
  return tidyBasket(solver, offers, wish, best, filling)
}
