import { expect, test } from 'vitest'
import { isFarOff, tellDaysOff } from './days-off.ts'

test('a day is told by how long there is until it, whatever the hour is now', () => {
  expect(tellDaysOff('2027-03-19', '2026-11-19T22:15:00.000Z')).toBe('in 120 days')
  expect(tellDaysOff('2026-11-20', '2026-11-19T23:59:00.000Z')).toBe('in 1 day')
  expect(tellDaysOff('2026-11-19', '2026-11-19T00:01:00.000Z')).toBe('today')
})

test('more than a month off is far, and what has no day is not', () => {
  expect(isFarOff('2026-12-19', '2026-11-19')).toBe(false)
  expect(isFarOff('2026-12-20', '2026-11-19')).toBe(true)
  expect(isFarOff(null, '2026-11-19')).toBe(false)
})
