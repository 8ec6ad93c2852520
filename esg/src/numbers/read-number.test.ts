import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countVotes, readNumber, settleConvention } from './read-number.ts'

test.each([
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1’234’567', 1234567],
  ['1 234 567', 1234567],
  ['(1,234)', -1234],
  ['–82', -82],
  ['0,123', 0.123],
  ['0.012', 0.012],
  ['12,5', 12.5],
  ['1.234.567', 1234567],
  ['4,3127', 4312],
  ['2,468,0132', 2468013],
  ['98,765iii', 98765],
  ['3,150a', 3150],
  ['2,022*', 2022],
  ['1,029(4)', 1029],
  ['1,23,456', 123456],
  ['12,34,567.8', 1234567.8],
])('%s is %d', (text, value) => {
  expect(readNumber(text)?.value).toBe(value)
})

test.each(['', 'n/a', '12-14', '1,23,4', '305-1', 'Scope 1', '12 34', '1.2.3'])('%s is no figure', (text) => {
  expect(readNumber(text)).toBeNull()
})

const conventionOf = (texts: string[], others: string[] = texts) =>
  settleConvention(texts, countVotes(texts), countVotes(others))

test('1.234 follows the table it stands in', () => {
  expect(readNumber('1.234', 'point')?.value).toBe(1.234)
  expect(readNumber('1.234', 'comma')?.value).toBe(1234)
})

const written = (value: number, group: string, decimal: string, decimals: number) => {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction ? decimal + fraction : '')
}

test('whatever the thousands are parted with, the same number is read', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.constantFrom(',', "'", '’', ' ', '\u00a0', '\u202f'),
      (value, group) => {
        expect(readNumber(written(value, group, '.', 0))?.value).toBe(value)
      },
    ),
  )
})

test('a figure with decimals is read in both conventions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(1, 2), (cents, decimals) => {
      const value = cents / 10 ** decimals
      expect(readNumber(written(value, ',', '.', decimals), 'point')?.value).toBeCloseTo(value, 6)
      expect(readNumber(written(value, '.', ',', decimals), 'comma')?.value).toBeCloseTo(value, 6)
    }),
  )
})

test('no text makes the reader throw or answer with something that is not finite', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const read = readNumber(text)
      expect(read === null || Number.isFinite(read.value)).toBe(true)
    }),
  )
})

test('the page votes on its convention', () => {
  expect(conventionOf(['1.234,5', '12,3', '1,234'])).toBe('comma')
  expect(conventionOf(['1,234.5', '12.3', '1,234'])).toBe('point')
})

test('figures that do not tell are read as the document writes its others', () => {
  const open = ['8.470', '1.362', 'kt CO2']
  expect(conventionOf(open)).toBe('point')
  expect(conventionOf(open, [...open, '12,5 %', '3,1', '1.234.567', '0,4'])).toBe('comma')
  expect(conventionOf(['298.149', '33.226', 'Tonnen CO2e'])).toBe('comma')
  expect(conventionOf(['1.149', '3.226', 't CO2e per tonne'])).toBe('point')
})
