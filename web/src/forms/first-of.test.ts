import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

/** An element that knows its place, by the rule of the document: 2 where the other comes before it, else 4. */
const placed = (place: number) => ({
  place,
  compareDocumentPosition: (other: unknown) => ((other as { place: number }).place < place ? 2 : 4),
})

test('the first on the page is found, in whatever order the fields were made', () => {
  const [first, second, third] = [placed(1), placed(2), placed(3)]
  expect(firstOf([third, first, second])).toBe(first)
  expect(firstOf([second, third])).toBe(second)
  expect(firstOf([])).toBeUndefined()
})
