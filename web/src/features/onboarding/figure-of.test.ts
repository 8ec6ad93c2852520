import { expect, test } from 'vitest'
import { degreesOf, wholeOf } from './figure-of.ts'

test('degrees are read with their sign, and nothing is nothing', () => {
  expect(degreesOf('-1.2834')).toBe(-1.2834)
  expect(degreesOf(' 36.8172 ')).toBe(36.8172)
  expect(degreesOf(' ')).toBeNull()
})

test.each(['1,5', 'north', '-', '1e2', '--3'])('%s clears no coordinate: it is refused', (text) => {
  expect(() => degreesOf(text)).toThrow('Write degrees, such as -3.4653')
})

test('years come whole', () => {
  expect(wholeOf('1,000', 'Whole years only')).toBe(1000)
  expect(wholeOf('', 'Whole years only')).toBeNull()
  expect(() => wholeOf('1.5', 'Whole years only')).toThrow('Whole years only')
})
