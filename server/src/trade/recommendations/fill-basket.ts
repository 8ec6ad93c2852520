import assert from 'node:assert/strict'
import { basketLinesMax } from '@ledgerleaf/contract/baskets'
import { dropDominated } from './drop-dominated.ts'
import { keepsLimits, projectCreditsLeast, projectCreditsMax, projectsMin } from './keep-limits.ts'
import type { FilledWish, Offer } from './offer.ts'
import { solveCore } from './solve-core.ts'
import type { Precision, Solver } from './solve-model.ts'

export type Pick = { offer: Offer; quantity: number }
export type Filling = {
  precision?: Precision
  percentLeast?: number
  linesMax?: number
  /** Whether there is a basket is all that is asked: the first will do. Where money is bounded, only the cheapest tells. */
  isAnyGood?: boolean
}

const first: Precision = { gapMax: 1, secondsMax: 5 }
export const proven: Precision = { gapMax: 0, secondsMax: 5 }
/** For what is shown beside the answer: the last thousandth of a score is what takes a solver longest to prove. */
export const nearly: Precision = { gapMax: 0.001, secondsMax: 1 }
/** A basket that can be bought has no more lines than one holds. */
export const oneBasket: Filling = { linesMax: basketLinesMax }

/** What may be in a basket at all. */
export const allowedOf = (offers: readonly Offer[], limits: FilledWish['limits']): Offer[] =>
  offers.filter((offer) => offer.availableCredits >= offer.minimumFill && keepsLimits(offer, limits))

const leaveOut = (
  allowed: readonly Offer[],
  { tonnes, limits, goal, pointsMin }: FilledWish,
  percentLeast?: number,
) =>
  dropDominated(allowed, {
    tonnes,
    projectCreditsMax: projectCreditsMax(limits, tonnes),
    projectsMin: projectsMin(limits, tonnes),
    projectCreditsLeast: projectCreditsLeast(limits, tonnes, percentLeast),
    byScore: goal === 'quality' || pointsMin !== undefined,
  })

/** The best basket of these offers with at most so many lines. */
export const fillLines = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: FilledWish,
  { precision = proven, percentLeast, isAnyGood = false }: Filling,
  linesMax: number,
): Promise<Pick[] | null> => {
  const { tonnes, goal, budgetCents } = wish
  const quantities = await solveCore(
    solver,
    offers,
    { wish, percentLeast, linesMax },
    isAnyGood && budgetCents === undefined ? first : goal === 'cost' ? proven : precision,
  )
  if (!quantities) return null
  const picks = offers.flatMap((offer, at) => {
    const quantity = quantities[at] ?? 0
    return quantity > 0 ? [{ offer, quantity }] : []
  })
  // The solver works in floating point; what it hands over is money, so it is counted again.
  assert.equal(tonnesOf(picks), tonnes, 'a basket covers its tonnes')
  assert(
    picks.every(({ offer, quantity }) => quantity <= offer.availableCredits && quantity >= offer.minimumFill),
  )
  if (budgetCents !== undefined && costOf(picks) > budgetCents) {
    assert(goal === 'cost', 'a basket keeps to its budget')
    return null
  }
  return picks.sort((a, b) => b.quantity - a.quantity || (a.offer.listingId < b.offer.listingId ? -1 : 1))
}

/**
 * The best basket for a wish, proven by the solver; null when no basket keeps every limit. How many lines it has is asked
 * only where the best one has too many: a listing that is cheaper elsewhere may then be worth it for its size.
 */
export const fillBasket = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: FilledWish,
  filling: Filling = {},
): Promise<Pick[] | null> => {
  const { percentLeast, linesMax = Number.POSITIVE_INFINITY } = filling
  const allowed = allowedOf(offers, wish.limits)
  // What is not there cannot be bought, and a solver need not be asked.
  if (allowed.reduce((credits, { availableCredits }) => credits + availableCredits, 0) < wish.tonnes)
    return null
  const kept = leaveOut(allowed, wish, percentLeast)
  const picks = await fillLines(solver, kept, wish, filling, Number.POSITIVE_INFINITY)
  return picks && picks.length > linesMax ? fillLines(solver, allowed, wish, filling, linesMax) : picks
}

export const tonnesOf = (picks: readonly Pick[]): number =>
  picks.reduce((total, { quantity }) => total + quantity, 0)

export const costOf = (picks: readonly Pick[]): number =>
  picks.reduce((total, { offer, quantity }) => total + offer.priceCents * quantity, 0)

/** Null when any line is without a score. */
export const meanScore = (picks: readonly Pick[]): number | null => {
  let points = 0
  let credits = 0
  for (const { offer, quantity } of picks) {
    if (offer.score === null) return null
    points += offer.score * quantity
    credits += quantity
  }
  return credits === 0 ? null : points / credits
}
