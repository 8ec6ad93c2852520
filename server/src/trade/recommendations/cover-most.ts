import { projectPercentLeast, type Wish } from '@ledgerleaf/contract/recommendations'
import { dropDominated } from './drop-dominated.ts'
import { allowedOf, type Filling, fillBasket, fillLines, type Pick, proven } from './fill-basket.ts'
import { projectCreditsLeast, projectsMin } from './keep-limits.ts'
import { mostBound } from './most-bound.ts'
import type { FilledWish, Offer } from './offer.ts'
import type { Solver } from './solve-model.ts'
import { exactFrom, writeMostModel } from './write-most-model.ts'

type Most = Omit<Wish, 'goal'>

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

type Search = { allowed: readonly Offer[]; wish: Most; percentLeast: number; linesMax: number }

/** The most tonnes by the rows of the model, which is never less than can be had; null where there are none from `from` on. */
const solveMost = async (
  solver: Solver,
  { allowed, wish, percentLeast, linesMax }: Search,
  isWhole: boolean,
): Promise<number | null> => {
  const from = exactFrom(wish.limits, percentLeast)
  if (wish.tonnes < from) return null
  const kept = linesMax < allowed.length ? allowed : leaveOut(allowed, wish, from, percentLeast)
  const model = writeMostModel(kept, wish, percentLeast, linesMax, isWhole)
  const answer = await solver.solve(model, kept.length + 1, proven)
  return answer?.[kept.length] ?? null
}

// Below a bound that is nearly reached a few baskets are tried sooner than the exact model is solved.
const tries = 4

/**
 * Comes down from above: from what can be counted, to what the limits leave if credits could be parted, to what they leave
 * exactly. At each of these bounds the basket itself is looked for, and the first that is found is the most, because every
 * number above it was shown to be out of reach.
 */
const search = async (
  solver: Solver,
  offers: readonly Offer[],
  wish: Most,
  filling: Filling & { linesMax: number },
): Promise<Pick[] | null> => {
  const { percentLeast = projectPercentLeast, linesMax } = filling
  const allowed = allowedOf(offers, wish.limits)
  let most = mostBound(allowed, wish, percentLeast, linesMax)
  const comeDown = async (steps: number): Promise<Pick[] | null> => {
    for (let step = 0; step < steps && most > 0; step += 1) {
      const filled: FilledWish = { ...wish, tonnes: most, goal: 'cost' }
      const picks =
        linesMax < allowed.length
          ? await fillLines(solver, allowed, filled, filling, linesMax)
          : await fillBasket(solver, allowed, filled, filling)
      if (picks) return picks
      most -= 1
    }
    return null
  }
  const found = await comeDown(1)
  if (found) return found
  for (const isWhole of [false, true]) {
    const asked = { allowed, wish: { ...wish, tonnes: most }, percentLeast, linesMax }
    const bound = await solveMost(solver, asked, isWhole)
    most = Math.min(most, bound ?? exactFrom(wish.limits, percentLeast) - 1)
    const picks = await comeDown(tries)
    if (picks) return picks
  }
  return comeDown(Number.POSITIVE_INFINITY)
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
