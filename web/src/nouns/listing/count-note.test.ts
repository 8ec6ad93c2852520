import { expect, test } from 'vitest'
import { countNote } from './count-note.ts'

test('a note is counted as the server counts it, and not cut', () => {
  expect(countNote(' ')).toBe('At most 280 characters.')
  expect(countNote('🌱'.repeat(140))).toBe('140 of 280 characters.')
  expect(countNote('x'.repeat(300))).toBe('300 of 280 characters.')
})
