import { expect, test } from 'vitest'
import { writeSerials, writeVintage } from './words.ts'

test('writes serials with both ends, and one serial once', () => {
  expect(writeSerials({ prefix: 'VCS-1', first: 1, last: 250 })).toBe('VCS-1-1 to 250')
  expect(writeSerials({ prefix: 'VCS-1', first: 7, last: 7 })).toBe('VCS-1-7')
})

test('names a vintage by its year', () => {
  expect(writeVintage('2022-01-01', '2022-12-31')).toBe('2022')
  expect(writeVintage('2022-07-01', '2023-06-30')).toBe('2022 to 2023')
})
