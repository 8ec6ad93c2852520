import { terrain } from './noise.ts'
import type { Point } from './path.ts'
import { between, randomFrom } from './random.ts'
import { filled, hatching, heightAt } from './ridges.ts'
import { dayAndNight, svg } from './svg.ts'
import { nursery, plant } from './trees.ts'

const [width, height] = [1200, 300]

const style = dayAndNight(
  {
    far: 'fill:#cddad3',
    near: 'fill:#2b5a47',
    tr: 'fill:#3f6d57',
    h: 'stroke:#f6f4ec;opacity:.2',
    hf: 'stroke:#10241d;opacity:.16',
    way: 'stroke:#c98a1b',
    st: 'fill:#fdfcf7;stroke:#10241d',
    fl: 'fill:#c98a1b',
    ax: 'stroke:#75857c',
  },
  {
    far: 'fill:#16302c',
    near: 'fill:#1d4437',
    tr: 'fill:#2a5a48',
    h: 'stroke:#cfe6da;opacity:.16',
    hf: 'stroke:#cfe6da;opacity:.14',
    way: 'stroke:#e5b85f',
    st: 'fill:#111d19;stroke:#f6f4ec',
    fl: 'fill:#e5b85f',
    ax: 'stroke:#6b8278',
  },
)

/** A slope that climbs from left to right, rougher than a ruler and gentler than a mountain. */
const slope = (seed: number, from: number, to: number, rough: number): Point[] => {
  const field = terrain(seed, { octaves: 3, warp: 0.2 })
  const points: Point[] = []
  for (let x = -24; x <= width + 24; x += 24)
    points.push([x, from + ((to - from) * x) / width - field(x / 260, 0) * rough])
  return points
}

/** The cross-section of a path with `stations` on it, and a wood that grows up along the way. */
export const trail = (stations = 5) => {
  const random = randomFrom(407)
  const [far, near] = [slope(51, 190, 70, 70), slope(63, 258, 150, 34)]
  const at = Array.from({ length: stations }, (_, i): Point => {
    const x = (width * (i + 0.5)) / stations
    return [x, heightAt(near, x)]
  })
  const trees = Array.from({ length: 46 }, () => {
    const x = width * (1 - random() ** 1.7)
    const tall = 8 + 74 * (x / width) ** 1.6
    return plant(random, 'conifer', 4, [x, heightAt(near, x) + 3], between(random, tall * 0.7, tall * 1.25))
  })
  const marks = at.map(
    ([x, y]) =>
      `<path class="ax" d="M${x} ${Math.round(y)}V${height}" stroke-dasharray="2 4" fill="none"/><path d="M${x} ${Math.round(y - 8)}v-46" class="way" stroke-width="2"/><path class="fl" d="M${x} ${Math.round(y - 54)}l24 8-24 8z"/><circle class="st" cx="${x}" cy="${Math.round(y)}" r="8" stroke-width="2"/>`,
  )
  const way = near.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('')
  return svg({
    width,
    height,
    style,
    body: `<defs>${nursery(random, 'conifer', 4)}</defs><path class="far" d="${filled(far, height)}"/><path class="hf" fill="none" d="${hatching(far, 4, 12)}"/><g class="tr">${trees.join('')}</g><path class="near" d="${filled(near, height)}"/><path class="h" fill="none" d="${hatching(near, 5, 13)}"/><path class="way" d="${way}" fill="none" stroke-width="3" stroke-dasharray="10 7" stroke-linejoin="round"/>${marks.join('')}`,
  })
}
