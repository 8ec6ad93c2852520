import type { Field } from './noise.ts'
import { curve, type Point } from './path.ts'

type Ridge = { width: number; base: number; rise: number; stretch: number; row: number; step?: number }

export const ridgeLine = (field: Field, { width, base, rise, stretch, row, step = 24 }: Ridge): Point[] => {
  const points: Point[] = []
  for (let x = -step; x <= width + step; x += step) points.push([x, base - field(x / stretch, row) * rise])
  return points
}

export const heightAt = (points: readonly Point[], x: number): number => {
  const right = points.findIndex(([px]) => px >= x)
  const [a, b] = [points[right - 1], points[right]]
  if (!a || !b) return points[0]?.[1] ?? 0
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

/** Everything below the line, down to the foot of the sheet. */
export const filled = (points: readonly Point[], foot: number) => {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return ''
  return `${curve(points)}V${foot}H${Math.round(first[0])}z`
}

/** The engraver's hatching: the ridge repeated below itself, flatter and fainter each time. */
export const hatching = (points: readonly Point[], lines: number, gap: number) => {
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return Array.from({ length: lines }, (_, i) => {
    const drop = gap * (i + 1) * (1 + i * 0.12)
    const flat = 1 - (i + 1) / (lines + 3)
    return curve(
      points.filter((_, at) => at % 2 === 0).map(([x, y]): Point => [x, mean + (y - mean) * flat + drop]),
    )
  }).join('')
}
