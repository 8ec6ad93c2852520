import { projectPercentLeast, type Wish } from '@ledgerleaf/contract/recommendations'
import { dropDominated } from './drop-dominated.ts'
import { allowedOf, type Filling, fillBasket, type Pick, proven } from './fill-basket.ts'
import { projectCreditsLeast, projectsMin } from './keep-limits.ts'
import type { Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'
import { exactFrom, writeMostModel } from './write-most-model.ts'

type Most = Omit<Wish, 'goal'>

/** No more than is on sale, and no more than the money would pay for if only the price mattered. */
const boundOf = (allowed: readonly Offer[], { tonnes, budgetCents }: Most) => {
  let [credits, cents] = [0, budgetCents ?? Number.POSITIVE_INFINITY]
  for (const { priceCents, availableCredits } of [...allowed].sort((a, b) => a.priceCents - b.priceCents)) {
    const quantity = Math.min(availableCredits, Math.floor(cents / priceCents), tonnes - credits)
    credits += quantity
    cents -= quantity * priceCents
  }
  return credits
}

/**
 * As for a basket of known size, but for every size between `from` and the most: a share rounded down to whole credits is
 * smaller than the share itself by less than one of `from`.
 */
const leaveOut = (
  allowed: readonly Offer[],
  { tonnes, limits }: Most,
  from: number,
  percentLeast: number,
): readonly Offer[] => {
  const { projectPercentMax } = limits
  const share = projectPercentMax === undefined ? 1 : projectPercentMax / 100 - 1 / from
  return dropDominated(allowed, {
    tonnes,
    projectCreditsMax: Math.floor(share * tonnes),
    projectsMin: projectsMin(limits, tonnes),
    projectCreditsLeast: projectCreditsLeast(limits, tonnes, percentLeast),
    byScore: false,
  })
}

const search = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Most,
  filling: Filling & { linesMax: number },
): Promise<Pick[] | null> => {
  const { percentLeast = projectPercentLeast, linesMax } = filling
  const allowed = allowedOf(offers, wish.limits)
  const fill = (tonnes: number) => fillBasket(solver, allowed, { ...wish, tonnes, goal: 'cost' }, filling)
  let most = boundOf(allowed, wish)
  const whole = most > 0 ? await fill(most) : null
  if (whole) return whole
  most -= 1
  const from = exactFrom(wish.limits, percentLeast)
  while (most >= from) {
    const bounded = { ...wish, tonnes: most }
    const kept = linesMax < allowed.length ? allowed : leaveOut(allowed, bounded, from, percentLeast)
    const model = writeMostModel(kept, bounded, percentLeast, linesMax)
    const quantities = await solver.solve(model, kept.length, proven)
    if (!quantities) break
    const found = quantities.reduce((total, quantity) => total + quantity, 0)
    const picks = await fill(Math.min(found, most))
    if (picks) return picks
    // The solver's rows hold to within a millionth; what that let through is looked for below.
    most = Math.min(found, most) - 1
  }
  for (let tonnes = Math.min(most, from - 1); tonnes > 0; tonnes -= 1) {
    const picks = await fill(tonnes)
    if (picks) return picks
  }
  return null
}

/**
 * The basket of the most tonnes, up to those wished for, that keeps the limits and the budget; of several, the cheapest.
 * Null where not one tonne can be had.
 */
export const coverMost = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Most,
  filling: Filling = {},
): Promise<Pick[] | null> => {
  const { linesMax = Number.POSITIVE_INFINITY } = filling
  const free = await search(solver, offers, wish, { ...filling, linesMax: Number.POSITIVE_INFINITY })
  return free && free.length > linesMax ? search(solver, offers, wish, { ...filling, linesMax }) : free
}
