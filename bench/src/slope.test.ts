import { expect, test } from 'vitest'
import { slopePerHour } from './slope.ts'

test('what grows by two each minute grows by 120 in an hour, and what is level by nothing', () => {
  expect(slopePerHour([10, 12, 14, 16])).toBeCloseTo(120)
  expect(slopePerHour([7, 7, 7])).toBe(0)
  expect(slopePerHour([7])).toBe(0)
})

test('one minute that stands out in the middle is no growth', () => {
  expect(slopePerHour([5, 5, 50, 5, 5])).toBeCloseTo(0)
})
