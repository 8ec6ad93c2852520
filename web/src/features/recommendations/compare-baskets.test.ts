import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { expect, test } from 'vitest'
import { compareBaskets } from './compare-baskets.ts'

const basket = (totalCents: number, scoreMean: number | null, removalPercent: number, largest: number) =>
  ({
    tonnes: 100,
    totalCents,
    scoreMean,
    removalPercent,
    largestProjectPercent: largest,
  }) as RecommendedBasket

const spread = basket(80_000, 59.7, 5.1, 50)
const cheap = basket(78_700, 66.02, 5.1, 89.8)
const removing = basket(135_800, 66.04, 50, 50)
const noted = (note: string) => (one: RecommendedBasket, all: readonly RecommendedBasket[]) =>
  compareBaskets(one, all, 50).flatMap((measure) => (measure.note === note ? [measure.name] : []))
const bestOf = (one: RecommendedBasket, all: readonly RecommendedBasket[]) =>
  compareBaskets(one, all, 50).flatMap(({ isBest, name }) => (isBest ? [name] : []))
const overOf = noted('over 50\u00a0%')

test('each basket beside others is told by what it is best in, and what reads the same is equally good', () => {
  const all = [spread, cheap, removing]
  expect(bestOf(spread, all)).toEqual(['Largest project'])
  expect(bestOf(cheap, all)).toEqual(['Price per tonne', 'Mean score'])
  expect([spread, cheap, removing].map((one) => overOf(one, all).length)).toEqual([0, 1, 0])
  expect(bestOf(removing, all)).toEqual(['Mean score', 'Removals', 'Largest project'])
})

test('of how many it is the best is said', () => {
  const said = (all: readonly RecommendedBasket[]) => compareBaskets(cheap, all, 50)[0]?.note
  expect(said([spread, cheap, removing])).toBe('best of three')
  expect(said([spread, cheap])).toBe('better of two')
})

test('nothing is best where all are the same, nor where there is no score', () => {
  expect(bestOf(spread, [spread, spread])).toEqual([])
  const unscored = basket(1, null, 0, 100)
  expect(bestOf(unscored, [unscored, spread])).toEqual(['Price per tonne'])
})
