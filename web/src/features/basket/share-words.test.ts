import { expect, test } from 'vitest'
import { shareWords } from './share-words.ts'

test('a basket is all of a footprint only once it is, and never nothing of it', () => {
  expect(shareWords(999, 1000)).toBe('This basket is 99 %')
  expect(shareWords(1000, 1000)).toBe('This basket is as much as all')
  expect(shareWords(2000, 1000)).toBe('This basket is as much as all')
  expect(shareWords(1, 15_548)).toBe('This basket is less than 1 %')
  expect(shareWords(125, 1000)).toBe('This basket is 12 %')
})
