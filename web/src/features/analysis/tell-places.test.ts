import { expect, test } from 'vitest'
import { tellPlaces } from './tell-places.ts'

const place = (page: number, quote: string) => ({ page, box: null, sheet: null, cell: null, quote })
const results = [
  { year: 2023, evidence: place(3, '1,422') },
  { year: 2024, evidence: place(3, '986') },
]

test('two figures of one page are told apart by their years', () => {
  expect(tellPlaces([place(3, '986'), place(3, '1,422')], results)).toEqual(['2024, page 3', '2023, page 3'])
})

test('a place that reads like no other is its page alone', () => {
  expect(tellPlaces([place(3, '986'), place(7, '1,422')], results)).toEqual(['page 3', 'page 7'])
})

test('places whose figures are not known are told by their turn', () => {
  expect(tellPlaces([place(5, 'a'), place(5, 'b')], results)).toEqual(['page 5, 1 of 2', 'page 5, 2 of 2'])
})
