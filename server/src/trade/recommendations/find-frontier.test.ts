import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyLimits, anyOffers, everyBasket, keepsAll, offerOf } from '../../testing/test-offers.ts'
import { costOf, meanScore } from './fill-basket.ts'
import { findFrontier } from './find-frontier.ts'
import { openSolver } from './solve-model.ts'

const solver = openSolver()
afterAll(solver.close)

test('no basket that can be counted is as good as a point of the frontier for less, and each point is a basket', async () => {
  await fc.assert(
    fc.asyncProperty(anyOffers, anyLimits, fc.integer({ min: 1, max: 6 }), async (offers, limits, tonnes) => {
      const points = await findFrontier(solver, offers, { tonnes, limits })
      const baskets = [...everyBasket(offers, tonnes)]
        .filter((picks) => keepsAll(picks, { tonnes, limits }))
        .flatMap((picks) => {
          const score = meanScore(picks)
          return score === null ? [] : [{ score, cost: costOf(picks) }]
        })
      expect(points.length > 0).toBe(baskets.length > 0)
      for (const { scoreMean, totalCents } of points) {
        const asGood = baskets.filter(({ score }) => score >= scoreMean)
        expect(totalCents).toBe(Math.min(...asGood.map(({ cost }) => cost)))
      }
      // From the cheapest basket to the best one.
      if (baskets.length > 0) {
        expect(points[0]?.totalCents).toBe(Math.min(...baskets.map(({ cost }) => cost)))
        expect(points.at(-1)?.scoreMean).toBe(Math.max(...baskets.map(({ score }) => score)))
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('the frontier rises in price with the quality, and a listing without a score is no part of it', async () => {
  const offers = [
    offerOf('unscored', { score: null, priceCents: 100 }),
    offerOf('poor', { score: 30, priceCents: 500 }),
    offerOf('beaten', { score: 30, priceCents: 900 }),
    offerOf('good', { score: 80, priceCents: 2500 }),
  ]
  const points = await findFrontier(solver, offers, { tonnes: 10, limits: {} })
  expect(points[0]).toEqual({ scoreMean: 30, totalCents: 5000 })
  expect(points.at(-1)).toEqual({ scoreMean: 80, totalCents: 25_000 })
  for (const [at, point] of points.entries()) {
    const before = points[at - 1]
    if (!before) continue
    expect(point.scoreMean).toBeGreaterThan(before.scoreMean)
    expect(point.totalCents).toBeGreaterThan(before.totalCents)
  }
  expect(await findFrontier(solver, offers, { tonnes: 10_000, limits: {} })).toEqual([])
  expect(await findFrontier(solver, [offers[1] ?? offerOf('x')], { tonnes: 10, limits: {} })).toHaveLength(1)
})
