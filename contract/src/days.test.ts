import { expect, test } from 'vitest'
import { writeDay, writeDays } from './days.ts'

test('a day is told as people read it, and so is the day of an instant', () => {
  expect(writeDay('2026-11-04')).toBe('Nov 4, 2026')
  expect(writeDay('2026-01-31T23:59:59.999Z')).toBe('Jan 31, 2026')
  expect(writeDays('2025-01-01', '2025-12-30')).toBe('Jan 1, 2025 to Dec 30, 2025')
  expect(writeDays('2025-01-01', '2025-12-31')).toBe('2025')
})

test('what is no day stays as it was told', () => {
  for (const text of ['', 'soon', '2026', '2026-13-01']) expect(writeDay(text)).toBe(text)
})
