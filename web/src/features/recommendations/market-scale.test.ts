import { expect, test } from 'vitest'
import { nearCents, pictureHeight, scoreDomain } from './market-scale.ts'

test('scores are drawn from the least to the most there is, with a little room, and never as a sliver', () => {
  expect(scoreDomain([30, 82, 51])).toEqual([25, 90])
  expect(scoreDomain([])).toEqual([0, 100])
  expect(scoreDomain([60])).toEqual([55, 75])
  expect(scoreDomain([99])).toEqual([80, 100])
  expect(scoreDomain([1, 100])).toEqual([0, 100])
})

test('near the basket is up to a few times its dearest line, and the picture keeps its shape', () => {
  expect(nearCents([720, 1990])).toBe(4975)
  expect(pictureHeight(343)).toBe(400)
  expect(pictureHeight(640)).toBe(420)
  expect(pictureHeight(2000)).toBe(560)
})
