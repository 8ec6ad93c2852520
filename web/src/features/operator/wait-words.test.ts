import { expect, test } from 'vitest'
import { daysWaited, waitWords } from './wait-words.ts'

const now = new Date('2026-03-10T12:00:00Z')

test('a wait is told by the days of the calendar: what came last evening is not of today', () => {
  expect(waitWords(daysWaited('2026-03-10T08:00:00Z', now))).toBe('since today')
  expect(waitWords(daysWaited('2026-03-09T23:59:00Z', now))).toBe('since yesterday')
  expect(waitWords(daysWaited('2026-03-09T08:00:00Z', now))).toBe('since yesterday')
  expect(waitWords(daysWaited('2026-03-01T08:00:00Z', now))).toBe('for 9 days')
})

test('what waits since nobody knows when is not told as a number, and no clock makes it negative', () => {
  expect(waitWords(daysWaited('', now))).toBe('')
  expect(daysWaited('2026-03-11T08:00:00Z', now)).toBe(0)
})
