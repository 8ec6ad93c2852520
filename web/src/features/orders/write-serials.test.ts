import { expect, test } from 'vitest'
import { writeSerials } from './write-serials.ts'

test('names a range by both its ends, and a single credit once', () => {
  expect(writeSerials('VCS-1507-2024', { start: 101, end: 140 })).toBe('VCS-1507-2024-101 to 140')
  expect(writeSerials('VCS-1507-2024', { start: 7, end: 7 })).toBe('VCS-1507-2024-7')
})
