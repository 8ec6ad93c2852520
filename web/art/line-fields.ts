import { contourLines, levelsBetween } from './contour-lines.ts'
import { terrain } from './noise.ts'
import { curve, type Point } from './path.ts'
import { svg } from './svg.ts'

const open = 'fill="none" stroke="#000"'

/** A map sheet: every fifth line is heavier, as on a survey map. */
export const mapSheet = (seed: number, width: number, height: number, lines: number, scale: number) => {
  const levels = levelsBetween(-0.62, 0.62, lines)
  const paths = contourLines(terrain(seed, { octaves: 3, warp: 0.42 }), {
    width,
    height,
    cell: 12,
    scale,
    levels,
    tolerance: 1.7,
    shortest: 90,
  })
  const body = paths
    .map((path, i) => (path ? `<path d="${path}" stroke-width="${i % 5 === 2 ? 1.8 : 0.9}"/>` : ''))
    .join('')
  return svg({ width, height, open, body })
}

/** Height profiles, one behind the other: the edge between two sections. */
export const sectionEdge = (seed: number) => {
  const [width, height, lines] = [1920, 148, 9]
  const field = terrain(seed, { octaves: 3 })
  const body = Array.from({ length: lines }, (_, line) => {
    const base = 68 + (line / (lines - 1)) * 76
    const points: Point[] = []
    for (let x = -20; x <= width + 20; x += 20) {
      const rise = Math.max(0, field(x / 260, line * 0.16) + 0.12)
      points.push([x, base - rise * 78 * (1 - line / (lines + 2))])
    }
    return `<path d="${curve(points)}" stroke-width="${line === lines - 1 ? 1.6 : 1}" opacity="${(0.35 + (0.65 * line) / lines).toFixed(2)}"/>`
  }).join('')
  return svg({ width, height, open, body })
}

/** So many whole waves over the width: then the drawing goes on where it began, and can be laid beside itself. */
const wavesOver = (width: number, waves: number) => width / (2 * Math.PI * waves)

/** The interlaced waves of a banknote, for what is worth copying: a tile, as long as the sheet needs it. */
export const guilloche = () => {
  const [width, height, strands] = [960, 120, 18]
  const [swells, waves, turns] = [2, 3, 1].map((count) => wavesOver(width, count)) as [number, number, number]
  const body = Array.from({ length: strands }, (_, strand) => {
    const turn = (strand / strands) * Math.PI * 2
    const points: Point[] = []
    for (let x = -12; x <= width + 12; x += 12) {
      const swell = 34 + 16 * Math.sin(x / swells)
      points.push([
        x,
        height / 2 + swell * Math.sin(x / waves + turn) * (0.72 + 0.28 * Math.cos(turn * 2 + x / turns)),
      ])
    }
    return curve(points, 2)
  })
  return svg({
    width: width * 2,
    height: height * 2,
    open,
    body: `<path d="${body.join('')}" stroke-width="1.4"/>`,
  })
}
