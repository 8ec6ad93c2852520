import type { MarketProject } from '@ledgerleaf/contract/market'
import { expect, test } from 'vitest'
import { readyComparisons } from './ready-comparisons.ts'

const project = (id: string, category: string, value: number, priceCents: number): MarketProject =>
  ({
    id,
    name: id,
    category,
    score: { value, grade: 'B' },
    offers: [{ saleType: 'spot', priceCents, dueOn: null }],
  }) as unknown as MarketProject

const market = [
  project('a', 'biochar', 50, 900),
  project('b', 'blue_carbon', 80, 700),
  project('c', 'biochar', 70, 300),
  project('d', 'erw', 60, 500),
]
const told = (isAll: boolean) =>
  readyComparisons(market, isAll).map(({ title, projects, tell }) => [
    title,
    ...projects.map((one) => `${one.id}, ${tell(one)}`),
  ])

test('ready comparisons are of one kind, of the best scores and of the lowest prices', () => {
  expect(told(true)).toEqual([
    ['Of one kind: Biochar', 'c, score 70 (B)', 'a, score 50 (B)'],
    ['Best scored', 'b, score 80 (B)', 'c, score 70 (B)', 'd, score 60 (B)'],
    ['Lowest spot prices', 'c, from $3.00', 'd, from $5.00', 'b, from $7.00'],
  ])
})

test('nothing is called best while a part of the market is not known', () => {
  expect(told(false).map(([title]) => title)).toEqual(['Of one kind: Biochar'])
  expect(readyComparisons(market.slice(0, 1), true)).toEqual([])
})
