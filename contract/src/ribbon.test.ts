import { expect, test } from 'vitest'
import { joinRuns, layRun, type Ribbon, runsAfter, type SerialRun } from './ribbon.ts'

const whole: SerialRun[] = [{ first: 1, last: 10_000_000, pile: 'listed' }]
const written = (runs: readonly SerialRun[]) =>
  runs.map(({ first, last, pile }) => `${first}-${last} ${pile}`)

test('a run laid over another parts it', () => {
  expect(written(layRun(whole, { first: 5, last: 6, pile: 'owned' }))).toEqual([
    '1-4 listed',
    '5-6 owned',
    '7-10000000 listed',
  ])
})

test('neighbours in one pile become one run, however often they were parted', () => {
  const parted = layRun(layRun(whole, { first: 1, last: 4, pile: 'owned' }), {
    first: 5,
    last: 9,
    pile: 'owned',
  })
  expect(written(parted)).toEqual(['1-9 owned', '10-10000000 listed'])
  expect(layRun(parted, { first: 1, last: 9, pile: 'listed' })).toEqual(whole)
  expect(joinRuns([])).toEqual([])
})

test('without a pile it is cut out', () => {
  expect(written(layRun(whole, { first: 2, last: 9_999_999, pile: null }))).toEqual([
    '1-1 listed',
    '10000000-10000000 listed',
  ])
})

test('the strip of a day is what the days up to it made of the first', () => {
  const ribbon: Ribbon = {
    first: 1,
    last: 10,
    opening: [],
    days: [
      { on: '2026-03-01', runs: [{ first: 1, last: 10, pile: 'available' }] },
      { on: '2026-03-02', runs: [{ first: 1, last: 5, pile: 'retired' }] },
    ],
    isCut: false,
  }
  expect([0, 1, 2].map((count) => written(runsAfter(ribbon, count)))).toEqual([
    [],
    ['1-10 available'],
    ['1-5 retired', '6-10 available'],
  ])
})
