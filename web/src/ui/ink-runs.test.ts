import { expect, test } from 'vitest'
import { inkRuns } from './ink-runs.ts'

const strip = (rows: readonly string[], shades: Record<string, number>) =>
  new Uint8ClampedArray(
    rows.flatMap((row) => [...row].flatMap((mark) => [...new Array(3).fill(shades[mark] ?? 0), 255])),
  )

test('a row begins with its label and ends with its last figure, and words that stand close are one', () => {
  const pixels = strip(['..........', '..x.x...x.', '...x......'], { '.': 255, x: 20 })
  expect(inkRuns(pixels, 10, 3)).toEqual([
    { from: 0.2, to: 0.5 },
    { from: 0.8, to: 0.9 },
  ])
})

test('the tint of a row is ground, and a page of nothing has no row', () => {
  expect(inkRuns(strip(['......x...'], { '.': 225, x: 20 }), 10, 3)).toEqual([{ from: 0.6, to: 0.7 }])
  expect(inkRuns(strip(['..........'], { '.': 255 }), 10, 3)).toEqual([])
})
