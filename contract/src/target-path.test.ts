import { expect, test } from 'vitest'
import type { Target } from './findings.ts'
import { pathAt, targetPaths } from './target-path.ts'

const evidence = { page: 2, box: null, sheet: null, cell: null, quote: '' }
const target = (stated: Partial<Target>): Target => ({
  text: 'A target',
  percent: 50,
  baseYear: 2022,
  targetYear: 2030,
  scopes: [1, 2],
  netZero: false,
  evidence,
  ...stated,
})
const year = (of: number, scope1: number, scope2: number, scope3: number) => ({
  year: of,
  tonnes: scope1 + scope2 + scope3,
  parts: [
    { metric: 'scope1' as const, tonnes: scope1 },
    { metric: 'scope2_market' as const, tonnes: scope2 },
    { metric: 'scope3_total' as const, tonnes: scope3 },
  ],
  retiredTonnes: 0,
})
const years = [year(2022, 100, 60, 1000), year(2024, 90, 50, 900)]

test('a cut is counted from its base year, within its own scopes', () => {
  const [path] = targetPaths(years, [target({})])
  expect(path?.actuals.map(({ tonnes }) => tonnes)).toEqual([160, 140])
  expect(path?.lines).toMatchObject([{ from: { year: 2022, tonnes: 160 }, to: { year: 2030, tonnes: 80 } }])
  const [line] = path?.lines ?? []
  expect(line && [pathAt(line, 2026), pathAt(line, 2021), pathAt(line, 2031)]).toEqual([120, null, null])
})

test('net zero leads to nothing from the last known year, of everything where no scope is named', () => {
  const [path] = targetPaths(years, [
    target({ netZero: true, percent: null, baseYear: null, targetYear: 2045, scopes: [] }),
  ])
  expect(path?.lines).toMatchObject([{ from: { year: 2024, tonnes: 1040 }, to: { year: 2045, tonnes: 0 } }])
})

test('a target whose base year is not in the report, or without a year, is told and not drawn', () => {
  const [path] = targetPaths(years, [target({ baseYear: 2015 }), target({ targetYear: null })])
  expect(path?.lines).toEqual([])
  expect(path?.undrawn).toHaveLength(2)
})

test('a year in which a scope is missing is left out rather than counted as less', () => {
  const lacking = { ...year(2023, 95, 0, 0), parts: [{ metric: 'scope1' as const, tonnes: 95 }] }
  const [path] = targetPaths([...years, lacking], [target({})])
  expect(path?.actuals.map(({ year: of }) => of)).toEqual([2022, 2024])
})

test('a target said twice is one line, and other scopes are another path', () => {
  const paths = targetPaths(years, [
    target({}),
    target({}),
    target({ scopes: [3] }),
    target({ scopes: [1, 2, 3] }),
  ])
  expect(paths.map(({ scopes, lines }) => [scopes, lines.length])).toEqual([
    [[1, 2], 1],
    [[3], 1],
    [[], 1],
  ])
})

test('no target, no path', () => {
  expect(targetPaths(years, [])).toEqual([])
})
