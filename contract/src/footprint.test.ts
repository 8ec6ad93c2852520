import { expect, test } from 'vitest'
import { footprints, headlineOf } from './footprint.ts'
import type { Metric } from './metrics.ts'

const figure = (metric: Metric, value: number, year = 2023) => ({ metric, year, value })

test('adds one of each scope, market-based before location-based', () => {
  const [found] = footprints([
    figure('scope1', 100),
    figure('scope2_location', 60),
    figure('scope2_market', 40),
    figure('scope3_total', 1000),
    figure('scope3_cat1', 700),
    figure('total', 1140),
  ])
  expect(found).toMatchObject({ year: 2023, tonnes: 1140, asReported: false })
  expect(found?.parts.map(({ metric }) => metric)).toEqual(['scope1', 'scope2_market', 'scope3_total'])
})

test('adds the categories of Scope 3 where no total of theirs is given', () => {
  const [found] = footprints([figure('scope1', 5), figure('scope3_cat6', 3), figure('scope3_cat7', 2)])
  expect(found?.tonnes).toBe(10)
})

test('takes the reported total where it says more than its parts do', () => {
  const [found] = footprints([figure('scope1', 100), figure('total', 900)])
  expect(found).toMatchObject({ tonnes: 900, asReported: true })
})

test('never counts energy as emissions', () => {
  expect(footprints([figure('energy_total_mwh', 5000)])).toEqual([])
})

test('a person’s figure counts, and is marked', () => {
  const [found] = footprints([{ ...figure('scope1', 90), source: 'person' }, figure('scope2_market', 40)])
  expect(found?.tonnes).toBe(130)
  expect(found?.parts[0]).toEqual({ metric: 'scope1', tonnes: 90, corrected: true })
})

test('adds to the decimal, as one would on paper', () => {
  expect(
    footprints([figure('scope1', 4700.5), figure('scope2_market', 0.1), figure('scope3_total', 0.2)])[0],
  ).toMatchObject({ tonnes: 4700.8 })
})

test('never mixes a part of the company into the whole', () => {
  const part = { ...figure('scope2_market', 7), perimeter: 'Europe' }
  expect(footprints([figure('scope1', 100), part])[0]).toMatchObject({
    tonnes: 100,
    parts: [{ metric: 'scope1' }],
  })
  expect(footprints([part])[0]?.tonnes).toBe(7)
  expect(footprints([figure('scope1', 100), part], 'Europe')[0]?.tonnes).toBe(7)
  expect(footprints([figure('scope1', 100)], 'Europe')[0]?.tonnes).toBe(100)
})

test('speaks of the newest year that has more than one odd figure', () => {
  const all = footprints([
    figure('scope1', 7, 2024),
    figure('scope1', 100, 2023),
    figure('scope2_market', 40, 2023),
    figure('scope1', 120, 2022),
  ])
  expect(headlineOf(all)?.year).toBe(2023)
  expect(headlineOf(footprints([figure('scope1', 7, 2024)]))?.year).toBe(2024)
  expect(headlineOf([])).toBeNull()
})

test('odd figures of a later year, such as those of a target, are no headline beside a year with Scope 1', () => {
  const odd = [figure('scope2_unspecified', 147, 2025), figure('scope3_cat5', 6366, 2025)]
  const whole = [figure('scope1', 610), figure('scope2_market', 7451), figure('scope3_total', 54_078)]
  expect(headlineOf(footprints([...odd, ...whole]))).toMatchObject({ year: 2023, tonnes: 62_139 })
  expect(headlineOf(footprints(odd))?.year).toBe(2025)
})
