import { expect, test } from 'vitest'
import { writePercent, writePercents } from './percent.ts'

test('a share is written to a tenth, by one rounding', () => {
  expect(writePercent(8950, 10_000)).toBe('89.5 %')
  expect(writePercent(90, 100)).toBe('90 %')
  expect(writePercent(1, 3)).toBe('33.3 %')
})

test('what is not nothing is not called nothing, and what is not all is not called all', () => {
  expect(writePercent(1, 1_000_000)).toBe('less than 0.1 %')
  expect(writePercent(0, 5)).toBe('0 %')
  expect(writePercent(999_999, 1_000_000)).toBe('99.9 %')
  expect(writePercent(7, 7)).toBe('100 %')
})

test('the parts of one whole beside each other add up to 100 %', () => {
  const tenthsOf = (parts: number[]) =>
    writePercents(parts).reduce((sum, text) => sum + Math.round(Number.parseFloat(text) * 10), 0)
  expect(writePercents([1, 1, 1])).toEqual(['33.4 %', '33.3 %', '33.3 %'])
  expect(tenthsOf([5651, 1413, 2934])).toBe(1000)
  expect(tenthsOf([125, 125, 125, 5, 3, 617])).toBe(1000)
  expect(writePercents([999_999, 1])).toEqual(['99.9 %', 'less than 0.1 %'])
  expect(writePercents([7])).toEqual(['100 %'])
  expect(writePercents([])).toEqual([])
})
