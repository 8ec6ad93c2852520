import { expect, test } from 'vitest'
import { inkSpan } from './ink-span.ts'

const strip = (rows: readonly string[], shades: Record<string, number>) =>
  new Uint8ClampedArray(
    rows.flatMap((row) => [...row].flatMap((mark) => [...new Array(3).fill(shades[mark] ?? 0), 255])),
  )

test('a row begins where its label does and ends with its last figure', () => {
  const pixels = strip(['..........', '..x.....x.', '...x......'], { '.': 255, x: 20 })
  expect(inkSpan(pixels, 10)).toEqual({ from: 0.2, to: 0.9 })
})

test('the tint of a row is ground, and a page of nothing has no row', () => {
  expect(inkSpan(strip(['......x...'], { '.': 225, x: 20 }), 10)).toEqual({ from: 0.6, to: 0.7 })
  expect(inkSpan(strip(['..........'], { '.': 255 }), 10)).toBeNull()
})
