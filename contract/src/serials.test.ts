import { expect, test } from 'vitest'
import { countSerials, writeSerials } from './serials.ts'

test('serials are written as their registry does, with both ends', () => {
  expect(writeSerials({ prefix: 'ACR-US-1', first: 1, last: 250 })).toBe('ACR-US-1-1 to 250')
  expect(writeSerials({ prefix: 'CAR-1', first: 7, last: 7 })).toBe('CAR-1-7 to 7')
  expect(writeSerials({ prefix: 'VCS-VCU-1', first: 1, last: 250 })).toBe('1-250-VCS-VCU-1')
})

test('both ends of a range are counted', () => {
  expect(countSerials([])).toBe(0)
  expect(
    countSerials([
      { first: 10, last: 20 },
      { first: 30, last: 30 },
    ]),
  ).toBe(12)
})
