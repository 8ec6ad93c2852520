import { expect, test } from 'vitest'
import { dueOn, overdueSince } from './deadline.ts'

test('a deadline counts days from Monday to Friday', () => {
  expect(dueOn('2026-11-16', 10)).toBe('2026-11-30')
  expect(dueOn('2026-11-13', 1)).toBe('2026-11-16')
  expect(dueOn('2026-11-14', 1)).toBe('2026-11-16')
})

test('something is overdue on the day after its deadline, and not on it', () => {
  for (const today of ['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22', '2026-12-01'])
    for (const days of [1, 2, 5, 10]) {
      const last = overdueSince(today, days)
      const next = new Date(Date.parse(last) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
      expect(dueOn(last, days) < today).toBe(true)
      expect(dueOn(next, days) < today).toBe(false)
    }
})
