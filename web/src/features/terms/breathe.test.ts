import { expect, test } from 'vitest'
import { breathe } from './breathe.ts'

const sentence =
  'An order holds its credits for the time that is shown, and where it is not paid by then they are for sale again.'

test('a long paragraph is cut between sentences, and says word for word the same', () => {
  const words = Array.from({ length: 9 }, () => sentence).join(' ')
  const pieces = breathe(words)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.join(' ')).toBe(words)
  for (const piece of pieces) expect(piece).toMatch(/^An order .+again\.$/)
})

test('a short one stays whole', () => {
  expect(breathe(sentence)).toEqual([sentence])
})
