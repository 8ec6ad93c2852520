import { expect, test } from 'vitest'
import { writePercent } from './percent.ts'

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
