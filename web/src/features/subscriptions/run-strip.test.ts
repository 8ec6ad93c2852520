import { expect, test } from 'vitest'
import { stepsOf, stripOf, sumSteps } from './run-strip.ts'

const run = (dueOn: string, state: 'bought' | 'left_out' = 'bought') => ({ dueOn, state })

test('what ran stands before what is to come, a year of months in all', () => {
  const strip = stripOf({
    every: 'month',
    nextRunOn: '2026-12-31',
    runs: [run('2026-11-30', 'left_out'), run('2026-10-31')],
  })
  expect(strip).toHaveLength(12)
  expect(strip.slice(0, 5)).toEqual([
    { on: '2026-10-31', state: 'bought' },
    { on: '2026-11-30', state: 'left_out' },
    { on: '2026-12-01', state: 'planned' },
    { on: '2027-01-01', state: 'to come' },
    { on: '2027-02-01', state: 'to come' },
  ])
})

test('a yearly one shows the next three years', () => {
  expect(stripOf({ every: 'year', nextRunOn: '2027-02-28', runs: [] }).map(({ on }) => on)).toEqual([
    '2027-02-01',
    '2028-02-01',
    '2029-02-01',
  ])
})

test('what is paused or over has nothing to come', () => {
  expect(stripOf({ every: 'month', nextRunOn: null, runs: [run('2026-10-31')] })).toEqual([
    { on: '2026-10-31', state: 'bought' },
  ])
})

test('each time stands on those before it, and one that was left out adds nothing', () => {
  const told = {
    every: 'month',
    tonnes: 4,
    nextRunOn: '2026-12-10',
    runs: [run('2026-11-10'), run('2026-10-10', 'left_out'), run('2026-09-10')],
  } as const
  expect(stepsOf(told).map(({ tonnes }) => tonnes)).toEqual([4, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44])
  expect(sumSteps(told)).toEqual({ boughtTonnes: 8, tonnes: 44 })
})
