import type { Point } from './path.ts'
import { dayAndNight, svg } from './svg.ts'

const [width, height, leaves] = [800, 720, 32]
const stem: Point = [400, 690]

const style = dayAndNight(
  {
    v: 'stroke:#10241d;opacity:.42',
    n: 'fill:#fdfcf7;stroke:#43554d',
    p: 'stroke:#1f7a4d',
    pn: 'fill:#1f7a4d',
    s: 'fill:#c98a1b',
    o: 'stroke:#10241d;opacity:.8',
  },
  {
    v: 'stroke:#f6f4ec;opacity:.34',
    n: 'fill:#111d19;stroke:#a9b8b0',
    p: 'stroke:#6fcf97',
    pn: 'fill:#6fcf97',
    s: 'fill:#e5b85f',
    o: 'stroke:#f6f4ec;opacity:.7',
  },
)

/** The rim of a leaf, from the stem round the pointed tip and back. */
const rim = (t: number): Point => {
  const up = 1 - Math.abs(2 * t - 1)
  const wide = 250 * Math.sin(Math.PI * up ** 0.82) + 56 * (1 - up)
  return [stem[0] + Math.sign(t - 0.5) * wide * (up === 1 ? 0 : 1), 590 - up * 560]
}

/** A tree of hashes grown as the veins of a leaf: one proof is lit from its entry down to the root. */
export const veinTree = (proven = 21) => {
  const levels: Point[][] = [Array.from({ length: leaves }, (_, i) => rim(0.05 + (0.9 * (i + 0.5)) / leaves))]
  while ((levels.at(-1)?.length ?? 0) > 1) {
    const below = levels.at(-1) ?? []
    const depth = levels.length
    levels.push(
      Array.from({ length: below.length / 2 }, (_, i) => {
        const [a, b] = [below[2 * i] ?? stem, below[2 * i + 1] ?? stem]
        const pull = 0.1 + depth * 0.075
        const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
        return [middle[0] + (stem[0] - middle[0]) * pull, middle[1] + (620 - middle[1]) * pull]
      }),
    )
  }
  const vein = ([ax, ay]: Point, [bx, by]: Point) =>
    `M${ax.toFixed()} ${ay.toFixed()}Q${((ax + bx) / 2).toFixed()} ${(by + (ay - by) * 0.35).toFixed()} ${bx.toFixed()} ${by.toFixed()}`
  const dot = ([x, y]: Point, r: number) => `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${r}"/>`
  const groups = { v: '', n: '', p: '', pn: '', s: '' }
  levels.forEach((level, depth) => {
    level.forEach((point, i) => {
      const lit = i === proven >> depth
      const parent = levels[depth + 1]?.[i >> 1] ?? stem
      groups[lit ? 'p' : 'v'] += vein(point, parent)
      const sibling = i === ((proven >> depth) ^ 1)
      groups[lit ? 'pn' : sibling ? 's' : 'n'] += dot(point, depth === 0 ? 5 : 6 + depth * 0.6)
    })
  })
  const outline = Array.from({ length: 41 }, (_, i) => {
    const [x, y] = rim(i / 40)
    return `${i === 0 ? 'M' : 'L'}${(stem[0] + (x - stem[0]) * 1.07).toFixed()} ${(y - 12).toFixed()}`
  })
  return svg({
    width,
    height,
    style,
    body: `<path class="o" d="${outline.join('')}Q${stem[0] + 40} 620 ${stem[0]} 632Q${stem[0] - 40} 620 ${outline[0]?.slice(1)}z" fill="none" stroke-width="1.4" stroke-dasharray="1 5" stroke-linecap="round"/><path class="v" d="${groups.v}" fill="none" stroke-width="1.4"/><path class="p" d="${groups.p}" fill="none" stroke-width="3"/><g class="n" stroke-width="1.3">${groups.n}</g><g class="s">${groups.s}</g><g class="pn">${groups.pn}</g>`,
  })
}
