import { contourLines, levelsBetween } from '../contour-lines.ts'
import { terrain } from '../noise.ts'
import { between, randomFrom } from '../random.ts'
import { filled, hatching, ridgeLine } from '../ridges.ts'
import { height, width } from './palette.ts'

const stars = (seed: number, horizon: number) => {
  const random = randomFrom(seed)
  const dots = Array.from(
    { length: 26 },
    () => `M${Math.round(between(random, 0, width))} ${Math.round(between(random, 0, horizon - 60))}h0`,
  )
  return `<path class="star" d="${dots.join('')}" stroke="#f6f4ec" stroke-width="2.6" stroke-linecap="round"/>`
}

/** Sky with its lines, a sun or the moon and stars, and two ridges far away. */
export const backdrop = (seed: number, horizon: number, sun: readonly [number, number]) => {
  const lines = contourLines(terrain(seed), {
    width,
    height: horizon,
    cell: 14,
    scale: 260,
    levels: levelsBetween(-0.5, 0.5, 6),
    tolerance: 2,
    shortest: 160,
  })
  const field = terrain(seed + 9, { octaves: 3, warp: 0.3 })
  const far = ridgeLine(field, { width, base: horizon - 40, rise: 80, stretch: 260, row: 0 })
  const mid = ridgeLine(field, { width, base: horizon, rise: 60, stretch: 230, row: 4 })
  return `<rect class="sky" width="${width}" height="${height}"/><path class="ln" d="${lines.join('')}" fill="none"/>${stars(seed, horizon)}<circle class="sun" cx="${sun[0]}" cy="${sun[1]}" r="34"/><path class="far" d="${filled(far, height)}"/><path class="ln" fill="none" d="${hatching(far, 3, 10)}"/><path class="mid" d="${filled(mid, height)}"/><path class="ln" fill="none" d="${hatching(mid, 4, 10)}"/>`
}
