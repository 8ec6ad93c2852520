import { expect, test } from 'vitest'
import { meantBy, plainOf, readTyped } from './read-typed.ts'

test.each([
  ['4700.5', '4700.5'],
  ['4,700.5', '4700.5'],
  ['4.700,5', '4700.5'],
  ['4 700,5', '4700.5'],
  ['1’234’567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['12,34,567', '1234567'],
  ['0,123', '0.123'],
  ['1250.500', '1250.500'],
  ['12,5', '12.5'],
  ['007', '7'],
])('understands %s', (typed, plain) => {
  expect(readTyped(typed)).toEqual({ kind: 'number', plain })
})

test.each(['1,250', '1.250', '999,999'])('asks about %s, which can be meant in two ways', (typed) => {
  expect(readTyped(typed).kind).toBe('ambiguous')
})

test.each([
  '',
  'many',
  '-5',
  '(5)',
  '12 34',
  '1,23,4',
  '4700 t',
  '1.2.3',
  '5e3',
  '1,2345.6',
  '0,777.5',
  '0 777',
  '0,777,000',
  '٣',
])('refuses “%s” in words', (typed) => {
  expect(readTyped(typed)).toMatchObject({ kind: 'refused', why: expect.stringMatching(/\.$/) })
})

test('a printed number is taken as its page writes numbers, and asked about where the page does not tell', () => {
  expect(meantBy('1,250', ['12,408.5', '3'])).toBe('thousands')
  expect(meantBy('1.250', ['12.408,5'])).toBe('thousands')
  expect(meantBy('1.250', ['12,408.5'])).toBe('decimals')
  expect(meantBy('1,250', ['7', '1,251'])).toBeNull()
  expect(meantBy('1,250', [], [{ rawValue: '1,102', value: 1102 }])).toBe('thousands')
  expect(meantBy('1,250', [], [{ rawValue: '1,102', value: 1.102 }])).toBeNull()
})

test('what was asked about is plain once it is answered', () => {
  expect(plainOf('1,250', null)).toBeNull()
  expect(plainOf('1,250', 'thousands')).toBe('1250')
  expect(plainOf('1,250', 'decimals')).toBe('1.250')
  expect(plainOf('4,700.5', null)).toBe('4700.5')
  expect(plainOf('many', 'thousands')).toBeNull()
})
