import { expect, test } from 'vitest'
import { labelWidth, peaksOf, peakWidths } from './tree-peaks.ts'

test('a tree is made of full parts, each half as large as the one before or less, and together they are all of it', () => {
  expect(peaksOf(110).map(({ entries }) => entries)).toEqual([64, 32, 8, 4, 2])
  expect(peaksOf(1)).toEqual([{ entries: 1, height: 0 }])
  expect(peaksOf(0)).toEqual([])
  for (const size of [7, 4096, 123_456_789])
    expect(peaksOf(size).reduce((sum, { entries }) => sum + entries, 0)).toBe(size)
})

test('each part is as wide as its number on a phone, the newest too, and together they fill the room', () => {
  const peaks = peaksOf(111)
  const widths = peakWidths(peaks, 260)
  for (const [at, peak] of peaks.entries()) expect(widths[at]).toBeGreaterThanOrEqual(labelWidth(peak))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(260)
  expect(peakWidths(peaksOf(2 ** 20 - 1), 260).every((width) => width > 0)).toBe(true)
})
