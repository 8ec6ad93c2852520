import { expect, test } from 'vitest'
import { askedByKind, placeOf, tellPlace, ticksOf } from './asked-now.ts'

test('prices are told by kind, the lowest first, and only those of credits that are there', () => {
  expect(
    askedByKind([
      { category: 'dac', leadType: 'spot', priceMinCents: 60_000 },
      { category: 'biochar', leadType: 'spot', priceMinCents: 15_000 },
      { category: 'biochar', leadType: 'forward', priceMinCents: 9000 },
      { category: 'biochar', leadType: 'spot', priceMinCents: 12_000 },
      { category: null, leadType: 'spot', priceMinCents: 100 },
    ]),
  ).toEqual([
    { kind: 'biochar', cents: [12_000, 15_000] },
    { kind: 'dac', cents: [60_000] },
  ])
})

test('a price beyond the others stands at the end of the line', () => {
  expect(placeOf(1000, 100, 10_000)).toBeCloseTo(50)
  expect(placeOf(1, 100, 10_000)).toBe(0)
  expect(placeOf(1_000_000, 100, 10_000)).toBe(100)
  expect(placeOf(100, 100, 100)).toBe(50)
})

test('how a price compares is one sentence', () => {
  expect(tellPlace(1550, [1000, 1550, 2000])).toBe('1 of 3 asks less than you.')
  expect(tellPlace(1800, [1000, 1550, 2000])).toBe('2 of 3 ask less than you.')
  expect(tellPlace(500, [1000, 1550])).toBe('Neither asks less than you.')
  expect(tellPlace(5000, [1000, 2000])).toBe('Both ask less than you.')
  expect(tellPlace(5000, [1000])).toBe('It asks less than you.')
})

test('the axis is marked at the round prices between its ends', () => {
  expect(ticksOf(720, 54_000)).toEqual([1000, 10_000, 50_000])
  expect(ticksOf(13_200, 13_900)).toEqual([])
})
