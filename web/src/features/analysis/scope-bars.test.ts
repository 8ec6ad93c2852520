import type { Footprint } from '@ledgerleaf/contract/analysis'
import { expect, test } from 'vitest'
import { namedYears, yearBars } from './scope-bars.ts'

const part = (metric: Footprint['parts'][number]['metric'], tonnes: number) => ({
  metric,
  tonnes,
  corrected: false,
})

test('bars stand oldest first and add the categories of Scope 3 into one band', () => {
  const bars = yearBars([
    {
      year: 2023,
      tonnes: 60,
      asReported: false,
      parts: [part('scope1', 10), part('scope2_market', 20), part('scope3_cat1', 25), part('scope3_cat6', 5)],
    },
    { year: 2022, tonnes: 70, asReported: true, parts: [part('total', 70)] },
  ])
  expect(bars).toEqual([
    { year: 2022, total: 70, tonnes: { scope1: 0, scope2: 0, scope3: 0, total: 70 } },
    { year: 2023, total: 60, tonnes: { scope1: 10, scope2: 20, scope3: 30, total: 0 } },
  ])
})

test('where the bars stand close only some years are named, the newest among them, and no two touch', () => {
  const years = Array.from({ length: 40 }, (_, at) => 1985 + at)
  expect(namedYears(years, 60)).toEqual(years)
  const named = namedYears(years, 8)
  expect(named.at(-1)).toBe(2024)
  expect(named).toEqual([1988, 1994, 2000, 2006, 2012, 2018, 2024])
})
