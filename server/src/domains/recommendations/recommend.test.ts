import type { Limits, Wish } from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { costOf, fillBasket, meanScore } from './fill-basket.ts'
import {
  keepsLimits,
  projectCreditsLeast,
  projectCreditsMax,
  projectsMin,
  removalCreditsMin,
} from './keep-limits.ts'
import { isRemoval, type Offer } from './offer.ts'
import { recommend } from './recommend.ts'
import { openSolver } from './solve-model.ts'

const solver = openSolver()
afterAll(solver.close)

const now = new Date('2026-03-01T12:00:00Z')

const offerOf = (name: string, given: Partial<Offer> = {}): Offer => ({
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
  durabilityYears: 40,
  priceCents: 1000,
  availableCredits: 100,
  minimumFill: 1,
  ...given,
})
const wishFor = (tonnes: number, limits: Limits = {}, more: Partial<Wish> = {}): Wish => ({
  tonnes,
  goal: 'cost',
  limits,
  ...more,
})
const bought = (basket: { lines: { listingId: string; quantity: number }[] } | null) =>
  Object.fromEntries(basket?.lines.map(({ listingId, quantity }) => [listingId, quantity]) ?? [])

test('covers the tonnes at least cost, whole credits only, and says why each line is there', async () => {
  const offers = [
    offerOf('cheap', { priceCents: 700, availableCredits: 30 }),
    offerOf('dear', { priceCents: 1100 }),
    offerOf('middle', { priceCents: 900 }),
  ]
  const { basket } = await recommend(solver, offers, wishFor(50), now)
  expect(bought(basket)).toEqual({ cheap: 30, middle: 20 })
  expect(basket?.totalCents).toBe(30 * 700 + 20 * 900)
  expect(basket?.lines[0]?.reasons).toEqual([
    'The lowest price in this basket, $7.00 a credit.',
    'Every credit this listing still has.',
  ])
})

test('keeps every limit at once: projects, shares, removals, score, vintage, country, registry, durability', async () => {
  const offers = [
    offerOf('old', { vintage: 2015, priceCents: 100 }),
    offerOf('far', { country: 'ID', priceCents: 100 }),
    offerOf('other registry', { registry: 'Elsewhere', priceCents: 100 }),
    offerOf('poor', { score: 20, priceCents: 100 }),
    offerOf('unscored', { score: null, priceCents: 100 }),
    offerOf('short', { durabilityYears: 5, priceCents: 100 }),
    offerOf('a', { priceCents: 800 }),
    offerOf('b', { priceCents: 900 }),
    offerOf('removal', { mechanism: 'removal', priceCents: 12_000 }),
  ]
  const limits = {
    vintageFrom: 2020,
    countries: ['BR'],
    registries: ['Verra VCS'],
    scoreMin: 40,
    durabilityYearsMin: 30,
    removalPercentMin: 10,
    projectPercentMax: 60,
    projectsMin: 3,
  }
  const { basket, limitCosts } = await recommend(solver, offers, wishFor(20, limits), now)
  expect(bought(basket)).toEqual({ a: 12, b: 6, removal: 2 })
  expect(basket).toMatchObject({ projects: 3, removalPercent: 10, scoreMean: 50 })
  expect(limitCosts.find(({ limit }) => limit === 'removalPercentMin')).toMatchObject({
    // The solver may then take a third project with one credit: the dear removal is one of three.
    costsCents: 2 * 12_000 + 6 * 900 - (12_000 + 7 * 900),
  })
})

test('a project counts from a twentieth of the basket on, not by a single credit', async () => {
  const offers = [
    offerOf('a', { priceCents: 500 }),
    offerOf('b', { priceCents: 600 }),
    offerOf('c', { priceCents: 9000 }),
    offerOf('d', { priceCents: 9000, availableCredits: 4 }),
  ]
  const { basket } = await recommend(solver, offers, wishFor(100, { projectsMin: 3 }), now)
  expect(bought(basket)).toEqual({ a: 90, b: 5, c: 5 })
  // So many projects, or so small a share, that a twentieth does not fit: then as much as does.
  expect(projectCreditsLeast({ projectsMin: 50 }, 100)).toBe(2)
  expect(projectCreditsLeast({ projectsMin: 3, projectPercentMax: 3 }, 100)).toBe(3)
  expect(projectCreditsLeast({ projectsMin: 3 }, 2)).toBe(1)
  expect(projectCreditsLeast({}, 100)).toBe(1)
})

test('shows alternatives: cheaper, better, more removals', async () => {
  const offers = [
    offerOf('forest', { priceCents: 800, score: 45 }),
    offerOf('char', { priceCents: 15_000, score: 80, mechanism: 'removal' }),
    offerOf('scrub', { priceCents: 300, score: 20 }),
  ]
  const { alternatives } = await recommend(solver, offers, wishFor(10, { scoreMin: 40 }), now)
  const byKind = Object.fromEntries(alternatives.map(({ kind, basket }) => [kind, bought(basket)]))
  expect(byKind).toEqual({ cheaper: { scrub: 10 }, more_removals: { char: 5, forest: 5 } })
})

test('spends a budget on the best score', async () => {
  const offers = [
    offerOf('plain', { priceCents: 1000, score: 40 }),
    offerOf('good', { priceCents: 2000, score: 70 }),
  ]
  const wish = wishFor(10, {}, { goal: 'quality', budgetCents: Cents.parse(14_500) })
  expect(bought((await recommend(solver, offers, wish, now)).basket)).toEqual({ plain: 6, good: 4 })
})

test('names each limit that stands in the way, and the cheapest price when the budget does', async () => {
  const offers = [offerOf('a', { score: 30 }), offerOf('b', { score: 35, priceCents: 2000 })]
  const strict = await recommend(solver, offers, wishFor(10, { scoreMin: 40, vintageFrom: 2020 }), now)
  expect(strict.basket).toBeNull()
  expect(strict.loosen).toEqual([
    { limit: 'scoreMin', advice: 'A lower minimum score makes this basket possible.' },
  ])
  const poor = wishFor(10, {}, { goal: 'quality', budgetCents: Cents.parse(5000) })
  expect((await recommend(solver, offers, poor, now)).loosen).toEqual([
    { limit: 'budgetCents', advice: 'The cheapest basket within these limits costs $100.00.' },
  ])
  expect((await recommend(solver, offers, wishFor(1000), now)).loosen).toEqual([
    {
      limit: 'tonnes',
      advice: 'Only 200 credits on sale keep these limits. Ask for fewer tonnes, or loosen several limits.',
    },
  ])
})

test('answers an empty market without the solver', async () => {
  expect((await recommend(solver, [], wishFor(5), now)).loosen).toHaveLength(1)
})

const anyOffer = fc.record({
  project: fc.nat({ max: 3 }),
  priceCents: fc.integer({ min: 1, max: 30 }),
  availableCredits: fc.integer({ min: 1, max: 4 }),
  score: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
  mechanism: fc.constantFrom('removal', 'reduction'),
  minimumFill: fc.integer({ min: 1, max: 3 }),
})
const anyWish = fc.record({
  tonnes: fc.integer({ min: 1, max: 7 }),
  goal: fc.constantFrom('cost' as const, 'quality' as const),
  budgetCents: fc.integer({ min: 10, max: 150 }).map((cents) => Cents.parse(cents)),
  limits: fc.record({
    scoreMin: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    removalPercentMin: fc.option(fc.constantFrom(25, 50, 100), { nil: undefined }),
    projectPercentMax: fc.option(fc.constantFrom(40, 60), { nil: undefined }),
    projectsMin: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  }),
})

const anyOffers = fc.array(anyOffer, { minLength: 1, maxLength: 6 })
/** A basket of a few tonnes, so that all can be counted, has no share of 5 % that is more than one. */
const anyLeast = fc.constantFrom(5, 30, 45)

/** Every basket there is, one after the other: what the solver must not be beaten by. */
function* everyBasket(offers: readonly Offer[], tonnes: number, from = 0): Generator<Map<Offer, number>> {
  const offer = offers[from]
  if (!offer) {
    if (tonnes === 0) yield new Map()
    return
  }
  for (let quantity = 0; quantity <= Math.min(tonnes, offer.availableCredits); quantity += 1)
    for (const rest of everyBasket(offers, tonnes - quantity, from + 1))
      yield quantity > 0 ? new Map([[offer, quantity], ...rest]) : rest
}

const keepsAll = (
  basket: Map<Offer, number>,
  { tonnes, limits, budgetCents }: Wish,
  percentLeast: number,
): boolean => {
  const lines = [...basket].map(([offer, quantity]) => ({ offer, quantity }))
  const projects = new Map<string, number>()
  for (const { offer, quantity } of lines)
    projects.set(offer.projectId, (projects.get(offer.projectId) ?? 0) + quantity)
  const removed = lines
    .filter(({ offer }) => isRemoval(offer))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    lines.every(({ offer, quantity }) => keepsLimits(offer, limits) && quantity >= offer.minimumFill) &&
    removed >= removalCreditsMin(limits, tonnes) &&
    [...projects.values()].filter((credits) => credits >= projectCreditsLeast(limits, tonnes, percentLeast))
      .length >= projectsMin(limits, tonnes) &&
    [...projects.values()].every((credits) => credits <= projectCreditsMax(limits, tonnes)) &&
    (budgetCents === undefined || costOf(lines) <= budgetCents)
  )
}

const expectBest = async (offers: readonly Offer[], wish: Wish, least: number): Promise<void> => {
  const picks = await fillBasket(solver, offers, wish, undefined, least)
  const worth = (lines: { offer: Offer; quantity: number }[]) =>
    wish.goal === 'cost'
      ? -costOf(lines)
      : lines.reduce((sum, { offer, quantity }) => sum + (offer.score ?? 0) * quantity, 0)
  let best = Number.NEGATIVE_INFINITY
  for (const basket of everyBasket(offers, wish.tonnes))
    if (keepsAll(basket, wish, least))
      best = Math.max(best, worth([...basket].map(([offer, quantity]) => ({ offer, quantity }))))
  if (picks)
    expect(keepsAll(new Map(picks.map(({ offer, quantity }) => [offer, quantity])), wish, least)).toBe(true)
  expect(picks ? worth(picks) : Number.NEGATIVE_INFINITY).toBe(best)
}

const named = (raw: readonly ({ project: number } & Partial<Offer>)[]): Offer[] =>
  raw.map(({ project, ...offer }, at) =>
    offerOf(`listing ${at}`, { ...offer, projectId: `project ${project}` }),
  )

test('no basket beats the one it finds, and it finds one whenever there is one', async () => {
  await fc.assert(
    fc.asyncProperty(anyOffers, anyWish, anyLeast, (raw, wish, least) => expectBest(named(raw), wish, least)),
    { numRuns: 120 },
  )
})

test('nor where there is more than enough of everything and a dear credit makes a project count', async () => {
  const plenty = fc.record({
    project: fc.nat({ max: 3 }),
    priceCents: fc.integer({ min: 1, max: 9 }),
    availableCredits: fc.integer({ min: 1, max: 7 }),
    score: fc.integer({ min: 0, max: 2 }),
    mechanism: fc.constantFrom('removal', 'reduction', 'reduction'),
  })
  const spread = fc.record({
    tonnes: fc.integer({ min: 4, max: 7 }),
    goal: fc.constantFrom('cost' as const, 'quality' as const),
    budgetCents: fc.integer({ min: 20, max: 60 }).map((cents) => Cents.parse(cents)),
    limits: fc.record({
      projectsMin: fc.integer({ min: 2, max: 3 }),
      removalPercentMin: fc.option(fc.constant(25), { nil: undefined }),
    }),
  })
  const offers = fc.array(plenty, { minLength: 5, maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(offers, spread, (raw, wish) => expectBest(named(raw), wish, 45)),
    { numRuns: 250 },
  )
}, 60_000)

test('an average over lines of which one has no score is not given', () => {
  const scored = { offer: offerOf('a', { score: 80 }), quantity: 1 }
  expect(meanScore([scored, { offer: offerOf('b', { score: null }), quantity: 1 }])).toBeNull()
  expect(meanScore([scored])).toBe(80)
})
