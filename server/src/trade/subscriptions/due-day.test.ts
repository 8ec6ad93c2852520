import { expect, test } from 'vitest'
import { dueDay } from './due-day.ts'

test('the 31st is the last day of each month, and the 31st again where there is one', () => {
  expect([0, 1, 2, 3].map((n) => dueDay('2025-01-31', 'month', n))).toEqual([
    '2025-01-31',
    '2025-02-28',
    '2025-03-31',
    '2025-04-30',
  ])
})

test('a leap day is the last of February in other years', () => {
  expect([0, 1, 4].map((n) => dueDay('2024-02-29', 'year', n))).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2028-02-29',
  ])
})

test('months run over the end of the year', () => {
  expect(dueDay('2025-11-15', 'month', 14)).toBe('2027-01-15')
})
