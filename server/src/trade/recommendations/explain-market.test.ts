import { basketTonnesMax, type Limits, type Wish } from '@ledgerleaf/contract/recommendations'
import { Cents } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyBudget, anyLimits, anyOffers, everyBasket, keepsAll, offerOf } from '../../testing/test-offers.ts'
import { explainMarket } from './explain-market.ts'
import type { Offer } from './offer.ts'
import { recommend } from './recommend.ts'
import { openSolver } from './solve-model.ts'

const solver = openSolver()
afterAll(solver.close)
const now = new Date('2026-03-01T12:00:00Z')

const explain = (offers: readonly Offer[], tonnes: number, limits: Limits = {}, budgetCents?: number) =>
  explainMarket(solver, offers, {
    tonnes,
    goal: 'cost',
    limits,
    ...(budgetCents !== undefined && { budgetCents: Cents.parse(budgetCents) }),
  })

test('tells step by step what is left: on sale, after each limit, for the money, and which of them binds', async () => {
  const offers = [
    offerOf('poor', { score: 20, availableCredits: 1000 }),
    offerOf('far', { country: 'ID', availableCredits: 300 }),
    offerOf('a', { availableCredits: 200, priceCents: 500 }),
    offerOf('b', { availableCredits: 100, priceCents: 1000 }),
  ]
  const limits = { scoreMin: 40, countries: ['BR'], projectPercentMax: 50 }
  expect(await explain(offers, 500, limits, 100_000)).toEqual({
    wantedTonnes: 500,
    coverableTonnes: 132,
    coverableCents: 66 * 500 + 66 * 1000,
    withinLimits: 200,
    steps: [
      { step: 'on_sale', credits: 1600 },
      { step: 'scoreMin', credits: 600 },
      { step: 'countries', credits: 300 },
      { step: 'projectPercentMax', credits: 200 },
      { step: 'budgetCents', credits: 132 },
    ],
    binding: 'countries',
  })
})

test('the stock itself binds where all that is on sale is too little', async () => {
  const offers = [offerOf('a'), offerOf('b')]
  expect(await explain(offers, 2_700_000, { vintageFrom: 2020 })).toMatchObject({
    coverableTonnes: 200,
    binding: 'on_sale',
  })
})

test('more tonnes than one basket takes are explained, not refused', async () => {
  const offers = [offerOf('a', { availableCredits: 30_000_000, priceCents: 100 })]
  const wish: Wish = { tonnes: 27_000_000, goal: 'cost', limits: {} }
  const { basket, market } = await recommend(solver, offers, wish, now)
  expect(basket).toBeNull()
  expect(market).toMatchObject({
    coverableTonnes: basketTonnesMax,
    withinLimits: 30_000_000,
    binding: 'one_basket',
  })
  const most = await recommend(solver, offers, { ...wish, goal: 'tonnes' }, now)
  expect(most.basket).toMatchObject({ tonnes: basketTonnesMax, totalCents: basketTonnesMax * 100 })
})

test('one basket holds so many lines: what further listings have is not counted on', async () => {
  const offers = Array.from({ length: 60 }, (_, at) =>
    offerOf(`listing ${at}`, { availableCredits: 10 + at }),
  )
  const fifty = offers.slice(10).reduce((credits, { availableCredits }) => credits + availableCredits, 0)
  expect(await explain(offers, 10_000)).toMatchObject({
    coverableTonnes: fifty,
    steps: [
      { step: 'on_sale', credits: fifty + 145 },
      { step: 'one_basket', credits: fifty },
    ],
  })
})

test('enough is on sale, but what sellers part with does not add up: nothing binds, and the nearest below is told', async () => {
  const offers = [offerOf('a', { minimumFill: 60 }), offerOf('b', { minimumFill: 60 })]
  expect(await explain(offers, 110)).toMatchObject({ coverableTonnes: 100, binding: null })
})

test('what is covered, and what the limits leave, is what counting every basket finds', async () => {
  const most = (offers: readonly Offer[], upTo: number, rest: { limits: Limits; budgetCents?: Cents }) => {
    for (let tonnes = upTo; tonnes > 0; tonnes -= 1)
      for (const basket of everyBasket(offers, tonnes))
        if (keepsAll(basket, { ...rest, tonnes })) return tonnes
    return 0
  }
  const asked = fc.record({ limits: anyLimits, budgetCents: anyBudget })
  await fc.assert(
    fc.asyncProperty(anyOffers, asked, fc.integer({ min: 1, max: 12 }), async (offers, rest, tonnes) => {
      const { coverableTonnes, withinLimits, steps } = await explainMarket(solver, offers, {
        tonnes,
        goal: 'cost',
        ...rest,
      })
      const limits: Limits = rest.limits
      const stock = offers.reduce((credits, { availableCredits }) => credits + availableCredits, 0)
      expect(steps[0]?.credits).toBe(stock)
      expect(coverableTonnes).toBe(most(offers, tonnes, rest))
      // A score alone is kept by credits; only with other limits is it kept by baskets.
      if (
        Object.keys(limits).some((name) => name !== 'scoreMin' && limits[name as keyof Limits] !== undefined)
      )
        expect(withinLimits).toBe(most(offers, stock, { limits }))
      const credits = steps.map((step) => step.credits)
      expect(credits).toEqual([...credits].sort((a, b) => b - a))
    }),
    { numRuns: 60 },
  )
}, 90_000)
