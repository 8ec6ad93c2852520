import { expect, test } from 'vitest'
import { parseDollars, parseNumber } from './parse-dollars.ts'

test.each([
  ['15.5', 1550],
  ['19.99', 1999],
  ['$14.50', 1450],
  ['1,234.50', 123_450],
  [' $ 1 234.50 ', 123_450],
  ['.5', 50],
  ['7.', 700],
  ['0', 0],
])('%s is so many cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents)
})

test.each([
  ['1.005', 101],
  ['0.004', 0],
  ['8.565', 857],
])('a part of a cent in %s is rounded by its digits', (text, cents) => {
  expect(parseDollars(text)).toBe(cents)
})

test.each(['', '  ', '\t'])('nothing typed is no amount, and not nought', (text) => {
  expect(parseDollars(text)).toBeUndefined()
  expect(parseNumber(text)).toBeUndefined()
})

test.each(['.', '1.2.3', '-5', '1e5', '0x10', 'ten', '14,50', '1,23,456', '$'])(
  '%s is refused rather than guessed at',
  (text) => {
    expect(parseDollars(text)).toBeNaN()
  },
)

test('a number may mark its thousands, and keeps its decimals', () => {
  expect(parseNumber('1,200')).toBe(1200)
  expect(parseNumber('1.5')).toBe(1.5)
  expect(parseNumber('1,5')).toBeNaN()
  expect(parseNumber('many')).toBeNaN()
})
