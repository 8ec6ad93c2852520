import { expect, test } from 'vitest'
import { writeDigits } from './write-digits.ts'

test.each([
  ['-1234567.05', '−1,234,567.05'],
  ['999', '999'],
  ['0.0001234', '0.0001234'],
])('%s is written %s', (plain, text) => {
  expect(writeDigits(plain)).toBe(text)
})
