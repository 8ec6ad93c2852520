import { expect, test } from 'vitest'
import { divide, minus, placesFor, plain, plus, toDecimal } from './decimal.ts'

test.each([
  [0, '0'],
  [1234.5, '1234.5'],
  [0.1 + 0.2, '0.3'],
  [1.1 * 1000, '1100'],
  [1e-7, '0.0000001'],
  [123_456_789_012, '123456789012'],
  [5e15, '5000000000000000'],
  [-2.5, '-2.5'],
])('%d is %s', (value, text) => {
  expect(plain(toDecimal(value))).toBe(text)
})

test('sums and differences keep every digit', () => {
  const [a, b] = [toDecimal(1234.5), toDecimal(0.005)]
  expect(plain(plus(a, b))).toBe('1234.505')
  expect(plain(minus(b, a))).toBe('-1234.495')
})

test.each([
  [1, 4, 2, '0.25', false],
  [2, 3, 2, '0.67', true],
  [-1, 8, 2, '-0.13', true],
  [1, 1000, 1, '0', true],
])('%d ÷ %d to %d places is %s', (a, b, places, text, rounded) => {
  const quotient = divide(toDecimal(a), toDecimal(b), places)
  expect(quotient && plain(quotient.value)).toBe(text)
  expect(quotient?.rounded).toBe(rounded)
})

test('nothing is divided by zero', () => {
  expect(divide(toDecimal(1), toDecimal(0), 2)).toBeNull()
  expect(placesFor(toDecimal(1), toDecimal(0), 4)).toBe(0)
})
