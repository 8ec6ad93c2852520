import { expect, test } from 'vitest'
import { coverParts, coverYear, hadFor, leftToCover } from './cover-year.ts'

test('what is pending at the registry covers what the retired leaves, and no more than there is of the year', () => {
  expect(coverParts(1103, { retiredTonnes: 281, pendingTonnes: 39_372 })).toEqual({
    coveredTonnes: 281,
    coveredPendingTonnes: 822,
    openTonnes: 0,
  })
  expect(coverParts(1103, { retiredTonnes: 2000, pendingTonnes: 5 })).toEqual({
    coveredTonnes: 1103,
    coveredPendingTonnes: 0,
    openTonnes: 0,
  })
})

test('what is only pending is not called retired, and is open no longer', () => {
  expect(coverYear(1037.2, { retiredTonnes: 0, pendingTonnes: 277 })).toMatchObject({
    footprintTonnes: 1038,
    coveredTonnes: 0,
    coveredPendingTonnes: 277,
    openTonnes: 761,
  })
})

test('what is had for a year is taken off what is bought for it, and never below nothing', () => {
  const had = hadFor({ retiredTonnes: 0, pendingTonnes: 150, heldForItTonnes: 835 })
  expect(had).toBe(985)
  expect(leftToCover(2088, had)).toBe(1103)
  expect(leftToCover(900, had)).toBe(0)
})
