import { Cents } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  anyBudget,
  anyLeast,
  anyLimits,
  anyOffers,
  everyBasket,
  keepsAll,
  named,
  offerOf,
} from '../../testing/test-offers.ts'
import { costOf, fillBasket, type Pick } from './fill-basket.ts'
import type { FilledWish, Offer } from './offer.ts'
import { openSolver } from './solve-model.ts'

const solver = openSolver()
afterAll(solver.close)

const anyWish = fc.record({
  tonnes: fc.integer({ min: 1, max: 7 }),
  goal: fc.constantFrom('cost' as const, 'quality' as const),
  budgetCents: anyBudget,
  limits: anyLimits,
})

const expectBest = async (
  offers: readonly Offer[],
  wish: FilledWish,
  percentLeast: number,
  linesMax?: number,
): Promise<void> => {
  const picks = await fillBasket(solver, offers, wish, { percentLeast, ...(linesMax && { linesMax }) })
  const worth = (lines: readonly Pick[]) =>
    wish.goal === 'cost'
      ? -costOf(lines)
      : lines.reduce((sum, { offer, quantity }) => sum + (offer.score ?? 0) * quantity, 0)
  let best = Number.NEGATIVE_INFINITY
  for (const basket of everyBasket(offers, wish.tonnes))
    if (keepsAll(basket, wish, percentLeast, linesMax)) best = Math.max(best, worth(basket))
  if (picks) expect(keepsAll(picks, wish, percentLeast, linesMax)).toBe(true)
  expect(picks ? worth(picks) : Number.NEGATIVE_INFINITY).toBe(best)
}

test('no basket beats the one it finds, and it finds one whenever there is one', async () => {
  await fc.assert(
    fc.asyncProperty(anyOffers, anyWish, anyLeast, (offers, wish, least) => expectBest(offers, wish, least)),
    { numRuns: 120 },
  )
})

test('nor where a basket holds only two lines', async () => {
  await fc.assert(
    fc.asyncProperty(anyOffers, anyWish, anyLeast, (offers, wish, least) =>
      expectBest(offers, wish, least, 2),
    ),
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

test('takes a dearer listing for its size where cheap ones would be too many lines', async () => {
  const small = ['a', 'b', 'c'].map((name) => offerOf(name, { priceCents: 500, availableCredits: 3 }))
  const large = offerOf('large', { priceCents: 900, availableCredits: 9 })
  const wish = { tonnes: 9, goal: 'cost' as const, limits: {} }
  const names = async (linesMax: number) =>
    (await fillBasket(solver, [...small, large], wish, { linesMax }))?.map(({ offer }) => offer.listingId)
  expect(await names(3)).toEqual(['a', 'b', 'c'])
  expect(await names(2)).toEqual(['large', 'a'])
})
