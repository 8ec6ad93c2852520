import type { Metric } from '@ledgerleaf/contract/metrics'
import { expect, test } from 'vitest'
import { type ProposedFigure, weighFigure } from './weigh-figure.ts'

const figure = (metric: Metric, value: number, year = 2021): ProposedFigure => ({ metric, value, year })
const year2021 = [figure('scope2_market', 800), figure('scope3_total', 9000), figure('total', 11_000)]
const refusal = (known: ProposedFigure[], metric: Metric, value: number) =>
  weighFigure(known, figure(metric, value)).refusal

test('scopes that are all known have to make up the total', () => {
  expect(weighFigure(year2021, figure('scope1', 1200))).toEqual({
    refusal: null,
    reasons: ['It adds up with the other scopes to the total.'],
  })
  expect(refusal(year2021, 'scope1', 1500)).toBe('sums')
  expect(refusal(year2021, 'scope1', 1)).toBe('sums')
})

test('any of the methods of Scope 2 may make up the total', () => {
  const both = [...year2021, figure('scope1', 1200)]
  expect(refusal(both, 'scope2_location', 1900)).toBeNull()
})

test('a total that leaves Scope 3 out may be smaller than it', () => {
  const own = [figure('scope1', 1200), figure('scope2_market', 800), figure('total', 2000)]
  expect(refusal(own, 'scope3_total', 9000)).toBeNull()
})

test('a scope is no more than the total, and a total no less than a scope', () => {
  expect(refusal([figure('total', 11_000)], 'scope1', 12_000)).toBe('sums')
  expect(refusal([figure('scope3_total', 9000)], 'total', 8000)).toBe('sums')
  expect(refusal([figure('total', 11_000)], 'scope1', 9000)).toBeNull()
})

test('categories are no more than Scope 3, together too', () => {
  const three = [figure('scope3_total', 9000), figure('scope3_cat1', 8000)]
  expect(refusal(three, 'scope3_cat6', 1000)).toBeNull()
  expect(refusal(three, 'scope3_cat6', 1200)).toBe('sums')
  expect(refusal([figure('scope3_cat1', 8000)], 'scope3_total', 7000)).toBe('sums')
})

test('a figure a thousand times the year before has the wrong unit', () => {
  const before = [figure('scope1', 1200, 2020), figure('scope1', 3, 2010)]
  expect(refusal(before, 'scope1', 1_200_000)).toBe('magnitude')
  expect(refusal(before, 'scope1', 1.2)).toBe('magnitude')
  expect(weighFigure(before, figure('scope1', 1300)).reasons).toEqual([
    'It is of the size of the figure for 2020.',
  ])
})

test('the market-based figure may fall to nothing, and may not rise without measure', () => {
  const before = [figure('scope2_market', 5000, 2020)]
  expect(refusal(before, 'scope2_market', 0)).toBeNull()
  expect(refusal(before, 'scope2_market', 5_000_000)).toBe('magnitude')
})

test('a scope of its own is not a thousand times all the others', () => {
  expect(refusal([figure('scope2_market', 800)], 'scope1', 900_000)).toBe('magnitude')
  expect(refusal([figure('scope2_market', 800)], 'scope3_total', 900_000)).toBeNull()
  expect(refusal([], 'scope1', 1e12)).toBe('magnitude')
})

test('energy is compared with energy alone', () => {
  const energy = figure('energy_total_mwh', 50_000, 2020)
  expect(refusal([...year2021, energy], 'energy_total_mwh', 60_000)).toBeNull()
  expect(refusal([...year2021, energy], 'energy_total_mwh', 60)).toBe('magnitude')
})
