import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyLimits, named } from '../../testing/test-offers.ts'
import { allowedOf, proven } from './fill-basket.ts'
import type { FilledWish, Offer } from './offer.ts'
import { solveCore } from './solve-core.ts'
import { openSolver } from './solve-model.ts'
import { writeModel } from './write-model.ts'

const solver = openSolver()
afterAll(solver.close)

const anyMarket = fc
  .array(
    fc.record({
      project: fc.nat({ max: 12 }),
      priceCents: fc.integer({ min: 100, max: 9000 }),
      availableCredits: fc.integer({ min: 1, max: 60 }),
      score: fc.integer({ min: 0, max: 100 }),
      mechanism: fc.constantFrom('removal', 'reduction'),
      minimumFill: fc.constantFrom(1, 1, 1, 7),
    }),
    { minLength: 20, maxLength: 60 },
  )
  .map((raw) => named(raw))

const anyGoal = fc.oneof(
  fc.constant({ goal: 'cost' as const }),
  fc.record({ goal: fc.constant('cost' as const), pointsMin: fc.integer({ min: 0, max: 90 * 70 }) }),
  fc.record({
    goal: fc.constant('quality' as const),
    budgetCents: fc.integer({ min: 90_000, max: 700_000 }),
  }),
)

const worth = (offers: readonly Offer[], quantities: readonly number[] | null, { goal }: FilledWish) =>
  quantities &&
  offers.reduce(
    (sum, offer, at) =>
      sum + (quantities[at] ?? 0) * (goal === 'cost' ? offer.priceCents : (offer.score ?? 0)),
    0,
  )

test('a basket found among few offers is worth what the best of all is worth, whatever the limits', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyMarket,
      anyLimits,
      anyGoal,
      fc.constantFrom(0, 3, 12),
      async (offers, limits, goal, spare) => {
        const wish = { tonnes: 90, limits, ...goal } as FilledWish
        const allowed = allowedOf(offers, limits)
        const linesMax = Number.POSITIVE_INFINITY
        const core = await solveCore(solver, allowed, { wish, linesMax }, proven, { few: 4, spare })
        const whole = await solver.solve(writeModel(allowed, wish), allowed.length, proven)
        expect(worth(allowed, core, wish)).toBe(worth(allowed, whole, wish))
      },
    ),
    { numRuns: 40 },
  )
}, 60_000)
