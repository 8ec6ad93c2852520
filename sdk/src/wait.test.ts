import { expect, test } from 'vitest'
import { readRetryAfter, waitBefore } from './wait.ts'

test('waits double up to eight seconds, up to half of each less by chance', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempt) => waitBefore(attempt, undefined, () => 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000,
  ])
  expect(waitBefore(1, undefined, () => 1)).toBe(250)
})

test('what the server asks for holds, unless it is more than a minute', () => {
  expect(waitBefore(1, 7)).toBe(7000)
  expect(waitBefore(1, 61)).toBeNull()
})

test('the header has seconds or a moment, and nothing else counts', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  expect(readRetryAfter('12', now)).toBe(12)
  expect(readRetryAfter('Sun, 01 Mar 2026 12:00:05 GMT', now)).toBe(5)
  expect(readRetryAfter('Sun, 01 Mar 2026 11:00:00 GMT', now)).toBe(0)
  expect(readRetryAfter('soon', now)).toBeUndefined()
  expect(readRetryAfter(null, now)).toBeUndefined()
})
