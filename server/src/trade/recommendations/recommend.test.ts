import type { Limits, Wish } from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import { afterAll, expect, test } from 'vitest'
import { offerOf } from '../../testing/test-offers.ts'
import { meanScore } from './fill-basket.ts'
import { projectCreditsLeast } from './keep-limits.ts'
import { recommend } from './recommend.ts'
import { openSolver } from './solve-model.ts'
import { tellUnheld } from './tell-unheld.ts'

const solver = openSolver()
afterAll(solver.close)

const now = new Date('2026-03-01T12:00:00Z')

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

test('of two listings of one score the best quality takes the cheaper one', async () => {
  const offers = [offerOf('dear', { priceCents: 2000 }), offerOf('cheap', { priceCents: 1500 })]
  const wish = wishFor(10, {}, { goal: 'quality', budgetCents: Cents.parse(90_000) })
  expect(bought((await recommend(solver, offers, wish, now)).basket)).toEqual({ cheap: 10 })
})

test('names each limit that stands in the way and how far to loosen it, and the price when the budget does', async () => {
  const offers = [offerOf('a', { score: 30 }), offerOf('b', { score: 35, priceCents: 2000 })]
  const strict = await recommend(solver, offers, wishFor(10, { scoreMin: 40, vintageFrom: 2020 }), now)
  expect(strict.basket).toBeNull()
  expect(strict.loosen).toEqual([
    {
      limit: 'scoreMin',
      value: 35,
      tonnes: 10,
      advice: 'A minimum score of 35 instead of 40 covers all of it.',
    },
  ])
  const poor = wishFor(10, {}, { goal: 'quality', budgetCents: Cents.parse(5000) })
  expect((await recommend(solver, offers, poor, now)).loosen).toEqual([
    { limit: 'budgetCents', value: 10_000, tonnes: 10, advice: 'A budget of $100.00 covers all of it.' },
  ])
})

test('answers an empty market without the solver', async () => {
  const { basket, market, loosen } = await recommend(solver, [], wishFor(5), now)
  expect(basket).toBeNull()
  expect(market).toMatchObject({ coverableTonnes: 0, withinLimits: 0, binding: 'on_sale' })
  expect(loosen).toEqual([])
})

test('an average over lines of which one has no score is not given', () => {
  const scored = { offer: offerOf('a', { score: 80 }), quantity: 1 }
  expect(meanScore([scored, { offer: offerOf('b', { score: null }), quantity: 1 }])).toBeNull()
  expect(meanScore([scored])).toBe(80)
})

test('a limit that so few tonnes cannot hold is named, and no line claims that it is held', async () => {
  const offers = ['a', 'b', 'c'].map((name) => offerOf(name))
  const limits = { projectPercentMax: 40, projectsMin: 3 }
  const few = (await recommend(solver, offers, wishFor(2, limits), now)).basket
  expect(few?.unheld.map(({ limit }) => limit)).toEqual(['projectPercentMax', 'projectsMin'])
  expect(few?.unheld[0]?.says).toContain('a single credit is 50 % of it')
  expect(JSON.stringify(few?.lines)).not.toContain('40')
  const enough = (await recommend(solver, offers, wishFor(100, limits), now)).basket
  expect(enough?.unheld).toEqual([])
  expect(tellUnheld({ tonnes: 1000, limits: { projectsMin: 50 } })).toEqual([
    { limit: 'projectsMin', says: expect.stringContaining('here one counts from 20 credits on, 2 %') },
  ])
})

test('a second listing of the same project is no further project, and is told by its price', async () => {
  const [near, far] = [
    offerOf('near', { priceCents: 500, availableCredits: 4 }),
    offerOf('far', { priceCents: 700, projectId: 'project of near' }),
  ]
  const { basket } = await recommend(solver, [near, far], wishFor(10), now)
  expect(basket?.lines.map(({ reasons }) => reasons)).toEqual([
    ['The 2nd lowest price in this basket, $7.00 a credit.'],
    ['The lowest price in this basket, $5.00 a credit.', 'Every credit this listing still has.'],
  ])
})

test('a line that is there to make one project more says so with its price, a larger one is told by its price alone', async () => {
  const offers = [
    offerOf('cheap', { priceCents: 500, availableCredits: 1000 }),
    offerOf('middle', { priceCents: 700, availableCredits: 1000 }),
    offerOf('dear', { priceCents: 3000, availableCredits: 1000 }),
  ]
  const limits = { projectsMin: 3, projectPercentMax: 50 }
  const { basket } = await recommend(solver, offers, wishFor(100, limits), now)
  expect(bought(basket)).toEqual({ cheap: 50, middle: 45, dear: 5 })
  const reasons = new Map(basket?.lines.map((line) => [line.listingId, line.reasons]))
  expect(reasons.get('middle')).toEqual(['The 2nd lowest price in this basket, $7.00 a credit.'])
  expect(reasons.get('dear')).toEqual(['Makes it 3 projects of 5\u00a0% or more, $30.00 a credit.'])
})
