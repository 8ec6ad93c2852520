import type { TargetLine, TargetPath } from '@ledgerleaf/contract/target-path'
import { expect, test } from 'vitest'
import { sayYear, toCutOf } from './target-words.ts'

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
  expect(sayYear(path(950), line, 2022)).toBe('2022: 950 t emitted, path 900 t, 50 t above it')
})

test('what is to be cut is counted from the newest known year down to the target, ahead of the path or not', () => {
  expect(toCutOf(path(950), line)).toBe(450)
  expect(toCutOf(path(750), line)).toBe(250)
  expect(toCutOf(path(400), line)).toBe(0)
})
