import { expect, test } from 'vitest'
import {
  creditorReference,
  findReferences,
  groupReference,
  isCreditorReference,
} from './creditor-reference.ts'

test('the example of the standard checks out, and one wrong digit does not', () => {
  expect(isCreditorReference('RF18539007547034')).toBe(true)
  expect(isCreditorReference('RF19539007547034')).toBe(false)
  expect(creditorReference('5390 0754 7034')).toBe('RF18539007547034')
  expect(groupReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
})

test('a number with letters and dashes makes a reference, and one too long is refused', () => {
  const reference = creditorReference('LL-2026-000123')
  expect(reference).toMatch(/^RF\d{2}LL2026000123$/)
  expect(isCreditorReference(reference)).toBe(true)
  expect(() => creditorReference('x'.repeat(22))).toThrow(RangeError)
  expect(() => creditorReference('---')).toThrow(RangeError)
})

test('a reference is found in any spelling and between any words', () => {
  const reference = creditorReference('LL-2026-000123')
  for (const text of [
    reference,
    reference.toLowerCase(),
    groupReference(reference),
    `Invoice ${groupReference(reference).toLowerCase()} thank you`,
    `/RFB/${reference.split('').join('.')}//`,
  ])
    expect(findReferences(text)).toContain(reference)
  expect(findReferences('rent for March')).toEqual([])
})
