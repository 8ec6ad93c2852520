import { expect, test } from 'vitest'
import { spreadOut } from './spread-out.ts'

const room = { box: 10, gap: 2, width: 100 }

test('a box stands where it would like to where nothing is in its way', () => {
  expect(spreadOut([5, 40, 80], room)).toEqual([5, 40, 80])
})

test('boxes that would lie on each other stand side by side, and none leaves the drawing', () => {
  expect(spreadOut([-8, 0, 1], room)).toEqual([0, 12, 24])
  expect(spreadOut([95, 95, 95], room)).toEqual([66, 78, 90])
})
