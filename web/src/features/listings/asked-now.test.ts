import { expect, test } from 'vitest'
import {
  askedByKind,
  joinKinds,
  medianOf,
  ownByKind,
  partKinds,
  placeOf,
  tellKind,
  tellPlace,
  ticksOf,
} from './asked-now.ts'

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

test('a kind that only the seller offers is told all the same, with what the seller asks', () => {
  const listing = { project_id: 'kiln', state: 'open', available: 5, sale_type: 'spot' } as const
  const own = ownByKind(
    [
      { id: 'kiln', category: 'biochar' },
      { id: 'marsh', category: 'blue_carbon' },
    ],
    [
      { ...listing, price_per_credit: 16_400 },
      { ...listing, price_per_credit: 13_200 },
      { ...listing, price_per_credit: 900, available: 0 },
      { ...listing, price_per_credit: 800, sale_type: 'forward' },
      { ...listing, price_per_credit: 700, state: 'paused' },
    ],
  )
  const rows = joinKinds([{ kind: 'dac', cents: [60_000] }], own)
  expect(rows.map(({ kind, ...asked }) => [kind, ...tellKind(asked)])).toEqual(
    expect.arrayContaining([
      ['biochar', 'No other seller now', 'yours $132 to $164'],
      ['blue_carbon', 'No other seller now', null],
      ['dac', '$600', null],
    ]),
  )
})

test('a median is told of three prices or more, of an even number between the two in the middle', () => {
  expect(medianOf([100, 900])).toBeNull()
  expect(medianOf([100, 300, 900])).toBe(300)
  expect(medianOf([100, 300, 500, 900])).toBe(400)
})

test('the named kind stands alone; without one those of the seller’s projects come first, and all where none of them has a price', () => {
  const all = [
    { kind: 'biochar' as const, cents: [], own: [13_200] },
    { kind: 'dac' as const, cents: [31_900], own: [] },
    { kind: 'blue_carbon' as const, cents: [], own: [] },
  ]
  const told = (named: 'dac' | null, own: 'biochar' | 'blue_carbon') => {
    const { near, far } = partKinds(all, named, [{ category: own }])
    return [near.map(({ kind }) => kind), far.map(({ kind }) => kind)]
  }
  expect(told('dac', 'biochar')).toEqual([['dac'], []])
  expect(told(null, 'biochar')).toEqual([['biochar'], ['dac', 'blue_carbon']])
  expect(told(null, 'blue_carbon')).toEqual([['biochar', 'dac', 'blue_carbon'], []])
})
