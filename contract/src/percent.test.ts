import { expect, test } from 'vitest'
import { writePercent } from './percent.ts'
import { writeShare } from './shares.ts'

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

test('the parts of one whole are each rounded by themselves, and a part reads the same in a bar and in a table', () => {
  expect([551, 496, 56].map((part) => writePercent(part, 1103))).toEqual(['50 %', '45 %', '5.1 %'])
  expect([150, 835, 14_563].map((part) => writePercent(part, 15_548))).toEqual(['1 %', '5.4 %', '93.7 %'])
  for (const part of [0, 1, 150, 835, 15_548])
    expect(writeShare(part, 15_548).replaceAll('\u00a0', ' ')).toBe(writePercent(part, 15_548))
  expect(writePercent(123_456, 1000)).toBe('12,345.6 %')
})
