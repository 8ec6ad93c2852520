import { countSerials } from '@ledgerleaf/contract/serials'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commonSerials,
  joinSerials,
  parseMultirange,
  type Serials,
  takeLowest,
  withoutSerials,
} from './serials.ts'

/** Any set of serials below 60, as the ranges it falls into. */
const serials = fc.uniqueArray(fc.integer({ min: 1, max: 59 })).map(
  (numbers): Serials =>
    joinSerials(
      numbers.map((number) => ({ first: number, last: number })),
      [],
    ),
)
const numbersOf = (ranges: Serials): number[] =>
  ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))

test('the lowest serials are taken, split exactly, and nothing gets lost', () => {
  fc.assert(
    fc.property(serials, fc.nat({ max: 60 }), (ranges, wish) => {
      const count = Math.min(wish, countSerials(ranges))
      const { taken, left } = takeLowest(ranges, count)
      expect([...numbersOf(taken), ...numbersOf(left)]).toEqual(numbersOf(ranges))
      expect(countSerials(taken)).toBe(count)
    }),
  )
})

test('what was split joins again to what it was', () => {
  fc.assert(
    fc.property(serials, fc.nat({ max: 60 }), (ranges, wish) => {
      const { taken, left } = takeLowest(ranges, Math.min(wish, countSerials(ranges)))
      expect(joinSerials(left, taken)).toEqual(ranges)
    }),
  )
})

test('more than there is cannot be taken, and no serial can be in two places', () => {
  expect(() => takeLowest([{ first: 3, last: 5 }], 4)).toThrow('1 serials are missing')
  expect(() => joinSerials([{ first: 3, last: 5 }], [{ first: 5, last: 6 }])).toThrow('serial 5')
})

test('reads what PostgreSQL writes, whose ranges leave out their end', () => {
  expect(parseMultirange('{[1,6),[9,10)}')).toEqual([
    { first: 1, last: 5 },
    { first: 9, last: 9 },
  ])
  expect(parseMultirange('{}')).toEqual([])
})

test('what is in both and what is in one alone are the whole of it', () => {
  fc.assert(
    fc.property(serials, serials, (one, other) => {
      const others = new Set(numbersOf(other))
      expect(numbersOf(commonSerials(one, other))).toEqual(numbersOf(one).filter((n) => others.has(n)))
      expect(numbersOf(withoutSerials(one, other))).toEqual(numbersOf(one).filter((n) => !others.has(n)))
    }),
  )
})
