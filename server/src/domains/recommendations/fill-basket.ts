import assert from 'node:assert/strict'
import type { Wish } from '@ledgerleaf/contract/recommendations'
import { dropDominated } from './drop-dominated.ts'
import { keepsLimits, projectCreditsLeast, projectCreditsMax, projectsMin } from './keep-limits.ts'
import type { Offer } from './offer.ts'
import type { Precision, Solver } from './solve-model.ts'
import { writeModel } from './write-model.ts'

export type Pick = { offer: Offer; quantity: number }

const proven: Precision = { gapMax: 0, secondsMax: 5 }
/** For what is shown beside the answer: the last thousandth of a score is what takes a solver longest to prove. */
export const nearly: Precision = { gapMax: 0.001, secondsMax: 1 }

/** The best basket for a wish, proven by the solver; null when no basket keeps every limit. */
export const fillBasket = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Wish,
  precision = proven,
  percentLeast?: number,
): Promise<Pick[] | null> => {
  const { tonnes, limits, goal, budgetCents } = wish
  const allowed = offers.filter(
    (offer) => offer.availableCredits >= offer.minimumFill && keepsLimits(offer, limits),
  )
  const kept = dropDominated(allowed, {
    tonnes,
    projectCreditsMax: projectCreditsMax(limits, tonnes),
    projectsMin: projectsMin(limits, tonnes),
    projectCreditsLeast: projectCreditsLeast(limits, tonnes, percentLeast),
    byScore: goal === 'quality',
  })
  const quantities = await solver.solve(
    writeModel(kept, wish, percentLeast),
    kept.length,
    goal === 'cost' ? proven : precision,
  )
  if (!quantities) return null
  const picks = kept.flatMap((offer, at) => {
    const quantity = quantities[at] ?? 0
    return quantity > 0 ? [{ offer, quantity }] : []
  })
  // The solver works in floating point; what it hands over is money, so it is counted again.
  assert.equal(
    picks.reduce((total, { quantity }) => total + quantity, 0),
    tonnes,
    'a basket covers its tonnes',
  )
  assert(
    picks.every(({ offer, quantity }) => quantity <= offer.availableCredits && quantity >= offer.minimumFill),
  )
  assert(budgetCents === undefined || costOf(picks) <= budgetCents, 'a basket keeps to its budget')
  return picks.sort((a, b) => b.quantity - a.quantity || (a.offer.listingId < b.offer.listingId ? -1 : 1))
}

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
