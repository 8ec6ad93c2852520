import { expect, test } from 'vitest'
import { flatness, spreadPlaces } from './spread-places.ts'

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, (a.y - b.y) * flatness)

test('marks that would cover each other stand side by side, and stay on the sheet', () => {
  const spread = spreadPlaces(
    [
      { x: 50, y: 20 },
      { x: 50, y: 20 },
      { x: 51, y: 21 },
      { x: 99.9, y: 99 },
    ],
    4.4,
  )
  for (const [i, a] of spread.entries())
    for (const b of spread.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(4)
  // All of a mark, not only its middle.
  const top = 2.2 / flatness
  for (const { x, y } of spread) expect(x >= 2.2 && x <= 97.8 && y >= top && y <= 100 - top).toBe(true)
})

test('marks that have room stay where their country is', () => {
  const places = [
    { x: 30, y: 60 },
    { x: 60, y: 30 },
  ]
  expect(spreadPlaces(places, 4.4)).toEqual(places)
})
