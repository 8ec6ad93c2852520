import type { ProjectPage } from '@ledgerleaf/contract/market'
import { expect, test } from 'vitest'
import { scoredOffer } from './scored-offer.ts'

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

test('a price beside a score is of the vintage that is scored, and not of a cheaper one', () => {
  expect(scoredOffer(project(2024, [2023, 500, 'spot'], [2024, 900, 'spot']))?.vintage).toBe(2024)
})

test('without a score, or with none of its vintage on sale, there is no such price', () => {
  expect(scoredOffer(project(null, [2023, 500, 'spot']))).toBeUndefined()
  expect(scoredOffer(project(2024, [2023, 500, 'spot']))).toBeUndefined()
})
