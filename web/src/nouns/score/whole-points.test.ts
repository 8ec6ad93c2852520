import { expect, test } from 'vitest'
import { wholePoints } from './whole-points.ts'

const pillarsOf = (...points: number[]) => points.map((one, at) => ({ id: String(at), points: one }))
const told = (value: number | null, limitedBy: string | null, ...points: number[]) => [
  ...wholePoints({ value, limitedBy, pillars: pillarsOf(...points) }).values(),
]

test('pillars that come to 49.5 add up to the 50 that is shown beside them', () => {
  expect(told(50, null, 12, 11, 12.5, 9, 2, 3)).toEqual([12, 11, 13, 9, 2, 3])
})

test('what rounding takes goes to the pillars that lost most', () => {
  expect(told(12, null, 3.7, 4.6, 3.4)).toEqual([4, 5, 3])
})

test('a score that is held down leaves its pillars what they are', () => {
  expect(told(20, 'Permanence', 12.5, 20)).toEqual([13, 20])
})
