import type { ProjectPage } from '@ledgerleaf/contract/market'
import { expect, test } from 'vitest'
import { offerBesideScore, scoredOffer } from './scored-offer.ts'

type Way = 'spot' | 'subscription'
const project = (scored: number | null, ...offers: [vintage: number, priceCents: number, way: Way][]) =>
  ({
    score: scored && { vintage: scored },
    listings: offers.map(([vintage, priceCents, saleType]) => ({
      vintage,
      priceCents,
      saleType,
      dueOn: null,
    })),
  }) as unknown as Pick<ProjectPage, 'listings' | 'score'>

test('beside the score of a vintage that vintage is offered, and not a cheaper one', () => {
  const both = project(2024, [2023, 500, 'spot'], [2024, 900, 'spot'])
  expect([scoredOffer(both)?.vintage, offerBesideScore(both)?.vintage]).toEqual([2024, 2024])
})

test('what can be had at once goes before a scored vintage that cannot, and no score leaves the cheapest', () => {
  expect(offerBesideScore(project(2024, [2023, 500, 'spot'], [2024, 400, 'subscription']))?.vintage).toBe(
    2023,
  )
  expect(offerBesideScore(project(null, [2023, 500, 'spot'], [2024, 900, 'spot']))?.vintage).toBe(2023)
  expect(offerBesideScore(project(null))).toBeUndefined()
})
