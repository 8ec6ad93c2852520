import { pathAt, type TargetLine, type TargetPath } from '@ledgerleaf/contract/target-path'
import { expect, test } from 'vitest'
import { gapPoints, sayYear } from './target-words.ts'

const evidence = { page: 2, box: null, sheet: null, cell: null, quote: '' }
const stated = {
  text: '',
  percent: 50,
  baseYear: 2020,
  targetYear: 2030,
  scopes: [],
  netZero: false,
  evidence,
}
const line: TargetLine = {
  target: stated,
  from: { year: 2020, tonnes: 1000 },
  to: { year: 2030, tonnes: 500 },
}
const path = (tonnes: number): TargetPath => ({
  scopes: [],
  actuals: [
    { year: 2020, tonnes: 1000, retiredTonnes: 0 },
    { year: 2022, tonnes, retiredTonnes: 0 },
  ],
  lines: [line],
  undrawn: [],
})

test('who is behind has a gap from the first year they are above the path', () => {
  expect(gapPoints(path(950), line)).toEqual([
    { year: 2020, tonnes: 1000 },
    { year: 2022, tonnes: 950 },
    { year: 2030, tonnes: 950 },
  ])
  expect(sayYear(path(950), line, 2022)).toBe('2022: 950 t emitted, path 900 t, 50 t above it')
})

test('who is ahead has none before the path comes down to what they emit', () => {
  const [first, second, meets, end] = gapPoints(path(750), line)
  expect([first?.tonnes, second?.tonnes]).toEqual([1000, 900])
  expect(meets).toEqual({ year: 2025, tonnes: 750 })
  expect(end).toEqual({ year: 2030, tonnes: 750 })
})

test('who is there already has no gap at all', () => {
  const points = gapPoints(path(400), line)
  expect(points.map(({ year, tonnes }) => tonnes - (pathAt(line, year) ?? 0))).toEqual(points.map(() => 0))
})
