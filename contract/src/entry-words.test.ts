import { expect, test } from 'vitest'
import { writeEntry, writeKind } from './entry-words.ts'

test('an entry is told by what it did, and an act of an operator by what was done', () => {
  expect(writeEntry({ kind: 'retire', act: null })).toBe('Retired')
  expect(writeEntry({ kind: 'act', act: 'check_seller' })).toBe('Act of an operator: check seller')
})

test('a kind that came later than these words is told by its own name', () => {
  expect(writeKind('brand_new')).toBe('brand new')
})
