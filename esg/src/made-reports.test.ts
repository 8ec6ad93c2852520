import { expect, test } from 'vitest'
import { foreignLayouts, layouts } from '../testing/made/layouts.ts'
import { type Reading, readMade } from '../testing/made/read-made.ts'

const each = 12
const precisionOf = ({ right, wrong }: Reading) => right / Math.max(right + wrong, 1)
const recallOf = ({ right, missing }: Reading) => right / Math.max(right + missing, 1)

const readings = new Map<string, Reading>([
  ...Object.entries(layouts).map(
    ([name, layout]) => [name, readMade(name, layout, false, each)] as [string, Reading],
  ),
  ...Object.entries(foreignLayouts).map(
    ([name, layout]) =>
      [`${name}, in other languages`, readMade(name, layout, true, each)] as [string, Reading],
  ),
])

test.each([...readings])('reports made as “%s” are read, whatever words and units they use', (_, reading) => {
  expect(precisionOf(reading), reading.failures[0]).toBeGreaterThanOrEqual(0.97)
  expect(recallOf(reading), reading.failures[0]).toBeGreaterThanOrEqual(0.95)
})

test('of all made reports, hardly a figure is wrong', () => {
  const all = [...readings.values()].reduce((sum, reading) => ({
    right: sum.right + reading.right,
    wrong: sum.wrong + reading.wrong,
    missing: sum.missing + reading.missing,
    failures: [],
  }))
  expect(all.right).toBeGreaterThan(2000)
  expect(precisionOf(all)).toBeGreaterThanOrEqual(0.99)
})
