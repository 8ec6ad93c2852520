import { Cents } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { costOf, type Pick, tonnesOf } from '../trade/recommendations/fill-basket.ts'
import {
  keepsLimits,
  projectCreditsLeast,
  projectCreditsMax,
  projectsMin,
  removalCreditsMin,
} from '../trade/recommendations/keep-limits.ts'
import { type FilledWish, isRemoval, type Offer } from '../trade/recommendations/offer.ts'

export const offerOf = (name: string, given: Partial<Offer> = {}): Offer => ({
  listingId: name,
  projectId: `project of ${name}`,
  projectName: name,
  sellerId: 'seller',
  category: 'redd_arr',
  mechanism: 'reduction',
  country: 'BR',
  registry: 'Verra VCS',
  vintage: 2023,
  score: 50,
  grade: 'C',
  durabilityYears: 40,
  priceCents: 1000,
  availableCredits: 100,
  minimumFill: 1,
  ...given,
})

/** Markets so small that every basket they hold can be counted. */
export const anyOffers = fc
  .array(
    fc.record({
      project: fc.nat({ max: 3 }),
      priceCents: fc.integer({ min: 1, max: 30 }),
      availableCredits: fc.integer({ min: 1, max: 4 }),
      score: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
      mechanism: fc.constantFrom('removal', 'reduction'),
      minimumFill: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((raw) => named(raw))

export const anyLimits = fc.record({
  scoreMin: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
  removalPercentMin: fc.option(fc.constantFrom(25, 50, 100), { nil: undefined }),
  projectPercentMax: fc.option(fc.constantFrom(40, 60), { nil: undefined }),
  projectsMin: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
})
export const anyBudget = fc.integer({ min: 10, max: 150 }).map((cents) => Cents.parse(cents))

/** A basket of a few tonnes, so that all can be counted, has no share of 5 % that is more than one. */
export const anyLeast = fc.constantFrom(5, 30, 45)

export const named = (raw: readonly ({ project: number } & Partial<Offer>)[]): Offer[] =>
  raw.map(({ project, ...offer }, at) =>
    offerOf(`listing ${at}`, { ...offer, projectId: `project ${project}` }),
  )

/** Every basket there is, one after the other: what the solver must not be beaten by. */
export function* everyBasket(offers: readonly Offer[], tonnes: number, from = 0): Generator<Pick[]> {
  const offer = offers[from]
  if (!offer) {
    if (tonnes === 0) yield []
    return
  }
  for (let quantity = 0; quantity <= Math.min(tonnes, offer.availableCredits); quantity += 1)
    for (const rest of everyBasket(offers, tonnes - quantity, from + 1))
      yield quantity > 0 ? [{ offer, quantity }, ...rest] : rest
}

export const keepsAll = (
  lines: readonly Pick[],
  { tonnes, limits, budgetCents }: Omit<FilledWish, 'goal'>,
  percentLeast?: number,
  linesMax = Number.POSITIVE_INFINITY,
): boolean => {
  const projects = new Map<string, number>()
  for (const { offer, quantity } of lines)
    projects.set(offer.projectId, (projects.get(offer.projectId) ?? 0) + quantity)
  const removed = tonnesOf(lines.filter(({ offer }) => isRemoval(offer)))
  return (
    lines.length <= linesMax &&
    lines.every(({ offer, quantity }) => keepsLimits(offer, limits) && quantity >= offer.minimumFill) &&
    removed >= removalCreditsMin(limits, tonnes) &&
    [...projects.values()].filter((credits) => credits >= projectCreditsLeast(limits, tonnes, percentLeast))
      .length >= projectsMin(limits, tonnes) &&
    [...projects.values()].every((credits) => credits <= projectCreditsMax(limits, tonnes)) &&
    (budgetCents === undefined || costOf(lines) <= budgetCents)
  )
}
