import { expect, test } from 'vitest'
import {
  parseDollars,
  parseNumber,
  parseWhole,
  wrongDollars,
  wrongPrice,
  wrongWhole,
} from './parse-dollars.ts'

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

test.each(['.', '1.2.3', '-5', '1e5', '0x10', 'ten', '14,50', '1,23,456', '0,777', '0 777', '$'])(
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

test.each([
  ['1234', 1234],
  ['1,234', 1234],
  [' 1 234 567 ', 1_234_567],
  ['0', 0],
])('%s is a whole number', (text, number) => {
  expect(parseWhole(text)).toBe(number)
  expect(wrongWhole(text)).toBeUndefined()
})

test.each(['1,5', '1.5', '1.000', '1 5', '1,23', '-10', '1e2', '12a', '1,,000', ',100'])(
  '%s is no whole number, and said to be none rather than read as another',
  (text) => {
    expect(parseWhole(text)).toBeNaN()
    expect(wrongWhole(text)).toBe('Whole credits only')
    expect(wrongWhole(text, 'Whole tonnes')).toBe('Whole tonnes')
  },
)

test.each(['1.234,56', '1,5', '-5', '1e2', '1.234', 'ten', '1 5'])(
  '%s is no price, and how to write one is said',
  (text) => {
    expect(wrongDollars(text)).toBe('Write 1234.56: a dot before the cents')
  },
)

test.each(['', '1234.56', '1,234.56', '$15', '.5', '7.'])('nothing is wrong with %s as a price', (text) => {
  expect(wrongDollars(text)).toBeUndefined()
})

test('the limits of a price are said in its own currency', () => {
  expect(wrongPrice('0', 'eur')).toBe('Price must be greater than €0')
  expect(wrongPrice('1000000.01', 'gbp')).toBe('Price must be at most £1,000,000')
  expect(wrongPrice('2000000', 'usd')).toBe('Price must be at most $1,000,000')
  expect(wrongPrice('14,50', 'eur')).toBe('Write 1234.56: a dot before the cents')
  expect(wrongPrice('999999', 'eur')).toBeUndefined()
})
