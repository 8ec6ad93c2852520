import { expect, test } from 'vitest'
import { heightWithin } from './height-within.ts'

test('what fits the stage is lit whole, and what does not as far as its last whole row', () => {
  expect(heightWithin(300, 500, [100, 200, 290])).toBe(300)
  expect(heightWithin(900, 500, [100, 240, 430.4, 520])).toBe(422)
})

test('without a row that ends in its lower half it is as high as the stage shows', () => {
  expect(heightWithin(900, 500, [])).toBe(452)
  expect(heightWithin(900, 500, [60, 800])).toBe(452)
})
