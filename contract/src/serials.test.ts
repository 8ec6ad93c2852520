import { expect, test } from 'vitest'
import { countSerials, writeSerials } from './serials.ts'

test('serials are written as registries do, and a single one without an end', () => {
  expect(writeSerials({ prefix: 'VCS-1', first: 1, last: 250 })).toBe('VCS-1-1 to 250')
  expect(writeSerials({ prefix: 'VCS-1', first: 7, last: 7 })).toBe('VCS-1-7')
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
