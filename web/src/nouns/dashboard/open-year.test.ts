import { expect, test } from 'vitest'
import { openYear, unretiredOf } from './open-year.ts'

const coverage = { year: 2025, footprintTonnes: 175, retiredTonnes: 100, pendingTonnes: 20, programme: null }

test('credits are retired for the footprint that is still open, and for no year where nothing is', () => {
  expect(openYear(coverage)).toBe(2025)
  expect(openYear({ ...coverage, pendingTonnes: 75 })).toBeNull()
  expect(openYear(null)).toBeNull()
})

test('of a figure that the programme does not take nothing is open', () => {
  const undecided = { ...coverage, programme: { tonnes: null, isLeftOut: false } }
  expect(openYear(undecided)).toBeNull()
  expect(unretiredOf(undecided)).toBe(0)
})
