import type { Recommendation, RecommendedBasket, Wish } from '@ledgerleaf/contract/recommendations'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyBudget, anyLimits, anyOffers, offerOf } from '../../testing/test-offers.ts'
import { recommend } from './recommend.ts'
import { openSolver } from './solve-model.ts'

const solver = openSolver()
afterAll(solver.close)
const now = new Date('2026-03-01T12:00:00Z')

type Answer = Pick<Recommendation, 'basket' | 'alternatives'>
const shownScore = ({ scoreMean }: { scoreMean: number | null }) => Number(scoreMean?.toFixed(1) ?? -1)

/** Cheaper, and in no other figure that stands beside a basket any worse. */
const beats = (one: RecommendedBasket, other: RecommendedBasket): boolean => {
  const figures = (basket: RecommendedBasket) => [
    shownScore(basket),
    basket.removalPercent,
    -basket.largestProjectPercent,
  ]
  const [mine, theirs] = [figures(one), figures(other)]
  return one.totalCents < other.totalCents && mine.every((figure, at) => figure >= (theirs[at] ?? 0))
}

/** Everything a name says, against the figures it stands above. */
const expectTrueNames = ({ basket, alternatives }: Answer, { goal, budgetCents }: Wish) => {
  for (const { kind, basket: other, change } of alternatives) {
    const rivals = [basket, ...alternatives.map((one) => one.basket)].filter((one) => one !== other)
    for (const rival of rivals) {
      if (!rival) continue
      if (kind === 'cheaper') expect(other.totalCents).toBeLessThanOrEqual(rival.totalCents)
      if (kind === 'better' && rival.totalCents <= other.totalCents)
        expect(shownScore(other)).toBeGreaterThan(shownScore(rival))
    }
    // The same basket under two names would make one of them idle.
    for (const rival of rivals) expect(rival?.lines).not.toEqual(other.lines)
    if (!basket) throw new Error('an alternative to nothing')
    // Where all of a budget goes into quality, it is not asked what could have been saved.
    const isSpent = goal === 'quality' && basket.totalCents * 100 >= (budgetCents ?? 0) * 99
    expect(!isSpent && beats(other, basket), 'nothing for less is as good in all that is shown').toBe(false)
    if (kind === 'cheaper') expect(other.totalCents).toBeLessThan(basket.totalCents)
    if (kind === 'better') expect(shownScore(other)).toBeGreaterThan(shownScore(basket))
    if (kind === 'more_removals')
      expect(Math.round(other.removalPercent)).toBeGreaterThan(Math.round(basket.removalPercent))
    if (change.includes('higher')) expect(shownScore(other)).toBeGreaterThan(shownScore(basket))
    if (change.includes('lower')) expect(shownScore(other)).toBeLessThan(shownScore(basket))
  }
}

test('a basket is never called what its figures deny', async () => {
  const asked = fc.record({
    tonnes: fc.integer({ min: 1, max: 7 }),
    goal: fc.constantFrom('cost' as const, 'quality' as const, 'tonnes' as const),
    budgetCents: anyBudget,
    limits: anyLimits,
  })
  await fc.assert(
    fc.asyncProperty(anyOffers, asked, async (offers, wish) =>
      expectTrueNames(await recommend(solver, offers, wish, now), wish),
    ),
    { numRuns: 100 },
  )
}, 90_000)

test('the cheaper basket says what it gives up, and that its score is higher where it is', async () => {
  const offers = [
    offerOf('one', { priceCents: 300, score: 80 }),
    offerOf('two', { priceCents: 900, score: 40 }),
    offerOf('three', { priceCents: 1000, score: 41, mechanism: 'removal' }),
  ]
  const limits = { projectPercentMax: 50, removalPercentMin: 30 }
  const { alternatives } = await recommend(solver, offers, { tonnes: 10, goal: 'cost', limits }, now)
  expect(alternatives.find(({ kind }) => kind === 'cheaper')?.change).toBe(
    '$33.00 less. Gives up 30 % removals (it has 0 %) and at most 50 % in one project (one has 100 %). Its score is higher: 80.0 instead of 60.3.',
  )
})

test('nothing is called better beside a cheaper basket with the higher score', async () => {
  const offers = [
    offerOf('good and cheap', { priceCents: 300, score: 90, country: 'KE' }),
    offerOf('plain', { priceCents: 1000, score: 40 }),
    offerOf('fair', { priceCents: 1100, score: 50 }),
  ]
  const limits = { countries: ['BR'] }
  const { alternatives } = await recommend(solver, offers, { tonnes: 10, goal: 'cost', limits }, now)
  expect(alternatives.map(({ kind }) => kind)).toEqual(['cheaper'])
})
