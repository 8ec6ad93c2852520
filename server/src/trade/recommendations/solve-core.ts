import type { FilledWish, Offer } from './offer.ts'
import type { Precision, Solution, Solver } from './solve-model.ts'
import { writeModel } from './write-model.ts'

export type CoreModel = { wish: FilledWish; percentLeast?: number | undefined; linesMax: number }

/** So many offers are solved at once sooner than in two steps. */
const fewOffers = 16
/** So many of the next best are looked at beside those that would be taken in parts. */
const spareOffers = 8
// The solver works in floating point.
const noise = 1e-6

const worthOf = (offers: readonly Offer[], quantities: readonly number[], { goal }: FilledWish): number =>
  offers.reduce(
    (worth, { priceCents, score }, at) =>
      worth + (goal === 'cost' ? priceCents : (score ?? 0)) * (quantities[at] ?? 0),
    0,
  )

/**
 * The best basket, found among few offers and proven for all. Where credits could be parted the best is known at once, and
 * with it what one credit of any other offer would lose. An offer of which a single credit loses more than the basket
 * found among the few lacks of that best is in no better basket, and need not be looked at.
 */
export const solveCore = async (
  solver: Solver,
  offers: readonly Offer[],
  { wish, percentLeast, linesMax }: CoreModel,
  precision: Precision,
  { few = fewOffers, spare = spareOffers } = {},
): Promise<Solution> => {
  const solve = (some: readonly Offer[]) =>
    solver.solve(writeModel(some, wish, percentLeast, linesMax), some.length, precision)
  if (offers.length <= few) return solve(offers)
  const relaxed = await solver.relax(writeModel(offers, wish, percentLeast, linesMax, false), offers.length)
  if (!relaxed) return null
  const { best, taken, losses } = relaxed
  const lossOf = (at: number): number => ((taken[at] ?? 0) > noise ? 0 : (losses[at] ?? 0))
  const byLoss = offers.map((_, at) => at).sort((a, b) => lossOf(a) - lossOf(b) || a - b)
  const solveAmong = async (places: readonly number[]): Promise<Solution> => {
    const found = await solve(places.flatMap((at) => offers[at] ?? []))
    if (!found) return null
    const quantities = new Array<number>(offers.length).fill(0)
    for (const [i, at] of places.entries()) quantities[at] = found[i] ?? 0
    return quantities
  }
  const core = byLoss.slice(0, taken.filter((credits) => credits > noise).length + spare)
  const found = await solveAmong(core)
  if (!found) return solve(offers)
  const lacks = Math.abs(best - worthOf(offers, found, wish))
  if (lacks <= precision.gapMax * Math.abs(best)) return found
  const open = byLoss.filter((at) => lossOf(at) <= lacks + noise * Math.max(1, Math.abs(best)))
  return open.every((at) => core.includes(at)) ? found : solveAmong([...new Set([...core, ...open])])
}
