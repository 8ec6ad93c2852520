import { expect, test } from 'vitest'
import { staircase, stairEdge } from './staircase.ts'

const treads = [
  { x: 0, low: 10, high: 5 },
  { x: 4, low: 10, high: 2 },
]

test('stays level between two days and changes at once', () => {
  expect(stairEdge(treads, 9)).toBe('M0,5L4,5L4,2L9,2')
})

test('comes back along the lower edge to where it began', () => {
  expect(staircase(treads, 9)).toBe('M0,10L0,5L4,5L4,2L9,2L9,10L4,10L4,10L0,10Z')
})

test('of nothing there is nothing to draw', () => {
  expect([staircase([], 9), stairEdge([], 9)]).toEqual(['', ''])
})
