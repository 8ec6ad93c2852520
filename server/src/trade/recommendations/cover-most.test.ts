import { type Limits, projectPercentLeast } from '@ledgerleaf/contract/recommendations'
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
import { coverMost } from './cover-most.ts'
import { costOf, tonnesOf } from './fill-basket.ts'
import { projectCreditsLeast, projectCreditsMax } from './keep-limits.ts'
import type { Offer } from './offer.ts'
import { openSolver } from './solve-model.ts'
import { exactFrom } from './write-most-model.ts'

const solver = openSolver()
afterAll(solver.close)

type Most = Parameters<typeof coverMost>[2]

/** The most tonnes, and the least money for them, by counting every basket. */
const countMost = (offers: readonly Offer[], wish: Most, least: number, linesMax?: number) => {
  for (let tonnes = wish.tonnes; tonnes > 0; tonnes -= 1) {
    const costs = [...everyBasket(offers, tonnes)]
      .filter((basket) => keepsAll(basket, { ...wish, tonnes }, least, linesMax))
      .map(costOf)
    if (costs.length > 0) return { tonnes, cents: Math.min(...costs) }
  }
  return { tonnes: 0, cents: 0 }
}

const expectMost = async (offers: readonly Offer[], wish: Most, percentLeast: number, linesMax?: number) => {
  const filling = linesMax === undefined ? { percentLeast } : { percentLeast, linesMax }
  const picks = (await coverMost(solver, offers, wish, filling)) ?? []
  const found = { tonnes: tonnesOf(picks), cents: costOf(picks) }
  expect(found).toEqual(countMost(offers, wish, percentLeast, linesMax))
}

test('covers the most tonnes there are within the limits, at the lowest price, as counting every basket does', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyOffers,
      anyLimits,
      fc.integer({ min: 1, max: 12 }),
      anyLeast,
      (offers, limits, tonnes, least) => expectMost(offers, { tonnes, limits }, least),
    ),
    { numRuns: 120 },
  )
}, 60_000)

test('covers the most tonnes a budget pays for, as counting every basket does', async () => {
  await fc.assert(
    fc.asyncProperty(anyOffers, anyLimits, anyBudget, anyLeast, (offers, limits, budgetCents, least) =>
      expectMost(offers, { tonnes: 10, limits, budgetCents }, least),
    ),
    { numRuns: 120 },
  )
}, 60_000)

test('also where a basket holds only two lines', async () => {
  await fc.assert(
    fc.asyncProperty(anyOffers, anyLimits, anyBudget, (offers, limits, budgetCents) =>
      expectMost(offers, { tonnes: 10, limits, budgetCents }, projectPercentLeast, 2),
    ),
    { numRuns: 80 },
  )
}, 60_000)

test('and where there is plenty, so that the tonnes are found by the solver and not one by one', async () => {
  const plenty = fc.record({
    project: fc.nat({ max: 3 }),
    priceCents: fc.integer({ min: 1, max: 9 }),
    availableCredits: fc.integer({ min: 1, max: 9 }),
    mechanism: fc.constantFrom('removal', 'reduction'),
    minimumFill: fc.constantFrom(1, 1, 4),
  })
  const limits = fc.record({
    removalPercentMin: fc.option(fc.constantFrom(30, 60), { nil: undefined }),
    projectPercentMax: fc.option(fc.constantFrom(40, 50), { nil: undefined }),
    projectsMin: fc.option(fc.constantFrom(2, 3), { nil: undefined }),
  })
  const offers = fc.array(plenty, { minLength: 4, maxLength: 5 })
  const budget = fc.integer({ min: 20, max: 110 }).map((cents) => Cents.parse(cents))
  await fc.assert(
    fc.asyncProperty(offers, limits, budget, fc.constantFrom(5, 30, 45), (raw, kept, budgetCents, least) =>
      expectMost(named(raw), { tonnes: 25, limits: kept, budgetCents }, least),
    ),
    { numRuns: 80 },
  )
}, 90_000)

test('says what is left of a budget that no further credit fits into', async () => {
  const offers = [offerOf('a', { priceCents: 700, availableCredits: 3 }), offerOf('b', { priceCents: 900 })]
  const budgetCents = Cents.parse(5000)
  const picks = await coverMost(solver, offers, { tonnes: 1000, limits: {}, budgetCents })
  expect(picks?.map(({ offer, quantity }) => [offer.listingId, quantity])).toEqual([
    ['a', 3],
    ['b', 3],
  ])
  expect(budgetCents - costOf(picks ?? [])).toBe(200)
})

test('from its bound on the rows say what the limits say: a share in whole credits, for every number of tonnes', () => {
  const anySpread = fc.record({
    projectsMin: fc.integer({ min: 1, max: 50 }),
    projectPercentMax: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(anySpread, fc.nat({ max: 2000 }), (limits: Limits, more) => {
      const tonnes = exactFrom(limits, projectPercentLeast) + more
      const { projectsMin: fewest = 1, projectPercentMax = 100 } = limits
      expect(projectCreditsMax(limits, tonnes)).toBe(Math.floor((projectPercentMax * tonnes) / 100))
      if (fewest === 1) return
      const room = Math.min(1 / fewest, projectPercentMax / 100)
      const least = projectCreditsLeast(limits, tonnes)
      if (room > projectPercentLeast / 100)
        expect(least).toBe(Math.ceil((projectPercentLeast * tonnes) / 100))
      else
        expect(least).toBe(
          Math.min(Math.floor(tonnes / fewest), Math.floor((projectPercentMax * tonnes) / 100)),
        )
    }),
    { numRuns: 500 },
  )
})
