import { expect, test } from 'vitest'
import { entryTopics, knownKinds, topicOf, writeEntry, writeKind } from './entry-words.ts'

test('an entry is told by what it did, and an act of an operator by what was done, as done', () => {
  expect(writeEntry({ kind: 'retire', act: null })).toBe('Retired')
  expect(writeEntry({ kind: 'act', act: 'check_seller' })).toBe('Seller identity checked, by an operator')
  expect(writeEntry({ kind: 'act', act: 'brand_new' })).toBe('Brand new, by an operator')
})

test('a kind that came later than these words is told by its own name', () => {
  expect(writeKind('brand_new')).toBe('brand new')
})

test('every kind belongs to exactly one topic, and one that came later to none', () => {
  const listed = Object.values(entryTopics).flatMap(({ kinds }) => [...kinds])
  expect(listed.toSorted()).toEqual(knownKinds.toSorted())
  expect(topicOf('settle')).toBe('orders')
  expect(topicOf('brand_new')).toBeNull()
})
