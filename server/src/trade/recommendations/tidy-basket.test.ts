import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyLimits, keepsAll, named, offerOf } from '../../testing/test-offers.ts'
import { costOf, fillBasket, oneBasket, tonnesOf } from './fill-basket.ts'
import { openSolver } from './solve-model.ts'
import { fillTidily } from './tidy-basket.ts'

const solver = openSolver()
afterAll(solver.close)

const forest = offerOf('forest', { priceCents: 720, availableCredits: 40_000 })
const hills = offerOf('hills', { priceCents: 1990, availableCredits: 9000, mechanism: 'removal' })
const half = { projectPercentMax: 50, removalPercentMin: 50 }

const bought = async (kilnCents: number) => {
  const kiln = offerOf('kiln', { priceCents: kilnCents, availableCredits: 9000, mechanism: 'removal' })
  const wish = { tonnes: 1103, goal: 'cost' as const, limits: half }
  const picks = await fillTidily(solver, [forest, hills, kiln], wish, oneBasket)
  return Object.fromEntries(picks?.map(({ offer, quantity }) => [offer.listingId, quantity]) ?? [])
}

test('half of an odd number of tonnes leaves no line of a single credit', async () => {
  expect(await bought(2500)).toEqual({ forest: 551, hills: 540, kiln: 12 })
})

test('a single credit stays where more of its listing would cost more than a hundredth', async () => {
  expect(await bought(80_000)).toEqual({ forest: 551, hills: 551, kiln: 1 })
})

test('whatever the limits, a tidy basket keeps them all and costs a hundredth more at most', async () => {
  const anyMarket = fc
    .array(
      fc.record({
        project: fc.nat({ max: 8 }),
        priceCents: fc.integer({ min: 500, max: 2000 }),
        availableCredits: fc.integer({ min: 1, max: 400 }),
        score: fc.integer({ min: 0, max: 100 }),
        mechanism: fc.constantFrom('removal', 'reduction'),
      }),
      { minLength: 6, maxLength: 16 },
    )
    .map((raw) => named(raw))
  await fc.assert(
    fc.asyncProperty(
      anyMarket,
      anyLimits,
      fc.integer({ min: 101, max: 900 }),
      async (offers, limits, tonnes) => {
        const wish = { tonnes, goal: 'cost' as const, limits }
        const best = await fillBasket(solver, offers, wish, oneBasket)
        const tidy = await fillTidily(solver, offers, wish, oneBasket)
        expect(tidy === null).toBe(best === null)
        if (!tidy || !best) return
        expect(tonnesOf(tidy)).toBe(tonnes)
        expect(keepsAll(tidy, wish)).toBe(true)
        expect(costOf(tidy) * 100).toBeLessThanOrEqual(costOf(best) * 101)
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
