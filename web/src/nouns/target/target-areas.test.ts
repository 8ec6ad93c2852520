import type { TargetLine, TargetPath } from '@ledgerleaf/contract/target-path'
import { expect, test } from 'vitest'
import { areasOf } from './target-areas.ts'

const line: TargetLine = {
  target: { percent: 50, baseYear: 2020, targetYear: 2030, scopes: [], netZero: false },
  from: { year: 2020, tonnes: 1000 },
  to: { year: 2030, tonnes: 500 },
}
const path = (...tonnes: number[]): TargetPath => ({
  scopes: [],
  actuals: tonnes.map((one, at) => ({ year: 2020 + at, tonnes: one, retiredTonnes: 0 })),
  lines: [line],
  undrawn: [],
})
const told = (...tonnes: number[]) => areasOf(path(...tonnes), line).map(({ side, tonnes }) => [side, tonnes])

test('what is below or above the path and what is still to be cut are two areas', () => {
  expect(told(1000, 900, 800)).toEqual([
    ['below', 100],
    ['toCut', 300],
  ])
  expect(told(1000, 980, 950)).toEqual([
    ['above', 50],
    ['toCut', 450],
  ])
})

test('what is told between two figures is what is left when they are subtracted as they are written', () => {
  const half = { ...line, from: { year: 2020, tonnes: 3189 }, to: { year: 2030, tonnes: 1594.5 } }
  const [, toCut] = areasOf(path(3189, 2700, 2088), half)
  expect(toCut).toMatchObject({ side: 'toCut', tonnes: 493 })
})

test('nothing to cut has no area, nor has a path that is kept to the tonne or was crossed', () => {
  expect(told(1000, 600, 450)).toEqual([['below', 450]])
  expect(told(1000, 950, 900)).toEqual([['toCut', 400]])
  expect(told(1000, 980, 800)).toEqual([['toCut', 300]])
})
