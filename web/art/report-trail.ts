import { contourLines, levelsBetween } from './contour-lines.ts'
import { type Field, terrain } from './noise.ts'
import { curve, type Point, polyline } from './path.ts'
import { between, randomFrom } from './random.ts'
import { cairn, saplings, sheets, theodolite } from './report-trail-marks.ts'
import { filled, hatching, heightAt } from './ridges.ts'
import { dayAndNight, svg } from './svg.ts'
import { nursery, plant } from './trees.ts'

const [width, height] = [1600, 820]

// @NOTE the cards of the page stand above the first two stations and below the last two, on these axes.
const stations: readonly Point[] = [
  [210, 655],
  [600, 545],
  [1010, 385],
  [1390, 215],
]

const bends: readonly Point[] = [
  [-80, 790],
  [60, 745],
  [150, 690],
  [210, 655],
  [320, 640],
  [430, 672],
  [540, 630],
  [600, 545],
  [690, 490],
  [800, 505],
  [890, 478],
  [940, 420],
  [1010, 385],
  [1110, 378],
  [1210, 350],
  [1300, 262],
  [1390, 215],
]

export const trailStyle = dayAndNight(
  {
    a: 'stop-color:#dce7e4',
    b: 'stop-color:#f4eedd',
    ln: 'stroke:#10241d;opacity:.14',
    sun: 'fill:#e9b85c',
    halo: 'fill:#f4dca6;opacity:.55',
    r0: 'fill:#cbd9d1',
    r1: 'fill:#b3c8bb',
    r2: 'fill:#94b29f',
    r3: 'fill:#6d957f',
    r4: 'fill:#2b5a47',
    t: 'fill:#3f6d57',
    h: 'stroke:#10241d;opacity:.16',
    way: 'fill:#f6efdc',
    edge: 'stroke:#10241d;opacity:.55',
    dash: 'stroke:#b4672e',
    lead: 'stroke:#10241d',
    ink: 'stroke:#10241d',
    pap: 'fill:#fdfcf7',
    acc: 'fill:#c98a1b',
    dot: 'fill:#1f7a4d',
  },
  {
    a: 'stop-color:#0a1a1c',
    b: 'stop-color:#1b3634',
    ln: 'stroke:#f6f4ec;opacity:.1',
    sun: 'fill:#f1ead2',
    halo: 'display:none',
    r0: 'fill:#20403d',
    r1: 'fill:#1b3734',
    r2: 'fill:#172f2b',
    r3: 'fill:#122621',
    r4: 'fill:#0a1814',
    t: 'fill:#0b1a16',
    h: 'stroke:#a9d6c0;opacity:.13',
    way: 'fill:#39544a',
    edge: 'stroke:#cfe6da;opacity:.5',
    dash: 'stroke:#e5b85f',
    lead: 'stroke:#cfe6da',
    ink: 'stroke:#cfe6da',
    pap: 'fill:#1d332d',
    acc: 'fill:#e5b85f',
    dot: 'fill:#6fcf97',
  },
)

/** A smooth way through the bends: many points, so that its edges can be drawn beside it. */
const wayThrough = (points: readonly Point[], steps = 8): Point[] => {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  return points.slice(1).flatMap((_, i) =>
    Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const mix = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t)
      return [mix(0), mix(1)]
    }),
  )
}

/** The two edges of the way, closer together the farther it has climbed. */
const edgesOf = (way: readonly Point[]) => {
  const side = (sign: 1 | -1) =>
    way.map(([x, y], i): Point => {
      const [ax, ay] = way[Math.max(0, i - 1)] ?? [x, y]
      const [bx, by] = way[Math.min(way.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const half = 17 - (13 * i) / way.length
      return [x - (sign * half * (by - ay)) / length, y + (sign * half * 0.8 * (bx - ax)) / length]
    })
  return [side(1), side(-1)] as const
}

type Slope = { base: number; tilt: number; rise: number; row: number }

/** A ridge that climbs towards the right of the sheet. */
const slopeLine = (field: Field, { base, tilt, rise, row }: Slope): Point[] => {
  const points: Point[] = []
  for (let x = -24; x <= width + 24; x += 24)
    points.push([x, base - (tilt * x) / width - field(x / 430, row) * rise])
  return points
}

const slopes: readonly Slope[] = [
  { base: 470, tilt: 300, rise: 150, row: 0 },
  { base: 540, tilt: 310, rise: 110, row: 3 },
  { base: 620, tilt: 290, rise: 80, row: 6 },
  { base: 730, tilt: 240, rise: 70, row: 9 },
  { base: 835, tilt: 130, rise: 50, row: 12 },
]

/** The way of a report: from the sheets it comes on, past the survey and the choice, up to the cairn. */
export const reportTrail = () => {
  const random = randomFrom(905)
  const field = terrain(140, { octaves: 4, warp: 0.3 })
  const sky = contourLines(terrain(611), {
    width,
    height: 520,
    cell: 18,
    scale: 460,
    levels: levelsBetween(-0.5, 0.5, 8),
    tolerance: 2.6,
    shortest: 260,
  })
  const way = wayThrough(bends)
  const [left, right] = edgesOf(way)
  const isClear = (x: number, y: number) =>
    way.every(([wx, wy]) => Math.hypot((wx - x) / 1.3, wy - y) > 30) &&
    stations.every(([sx, sy]) => Math.abs(sx - x) > 74 || Math.abs(sy - y) > 110)
  const lines = slopes.map((slope) => slopeLine(field, slope))
  const grove = (row: number, count: number, low: number, high: number) =>
    Array.from({ length: count }, () => {
      const x = between(random, -10, width + 10)
      const y = heightAt(lines[row] ?? [], x) + between(random, 4, row < 4 ? 90 : 16)
      return isClear(x, y) ? plant(random, 'conifer', 5, [x, y], between(random, low, high)) : ''
    }).join('')
  const hill = (row: number) =>
    `<path class="r${row}" d="${filled(lines[row] ?? [], height)}"/>${row < 4 ? `<path class="h" fill="none" stroke-width="1.2" d="${hatching(lines[row] ?? [], 6, 13)}"/>` : ''}`
  const leads = stations.map(([x, y], i) => (i < 2 ? `M${x} ${y - 116}V160` : `M${x} ${y + 24}V720`)).join('')
  const marks = [sheets, theodolite, saplings, cairn].map((draw, i) => {
    const [x, y] = stations[i] ?? [0, 0]
    return `<g transform="translate(${x} ${y})scale(1.35)">${draw()}</g>`
  })
  return svg({
    width,
    height,
    style: trailStyle,
    body: `<defs><linearGradient id="s" x2="0" y2="1"><stop class="a"/><stop class="b" offset="1"/></linearGradient>${nursery(random, 'conifer', 5)}</defs><rect width="${width}" height="620" fill="url(#s)"/><path class="ln" d="${sky.join('')}" fill="none" stroke-width="1.3"/><circle class="halo" cx="930" cy="150" r="86"/><circle class="sun" cx="930" cy="150" r="60"/>${[0, 1, 2].map(hill).join('')}<g class="t">${grove(1, 26, 12, 24)}${grove(2, 44, 20, 42)}</g>${hill(3)}<g class="t">${grove(3, 48, 34, 66)}</g><path class="way" d="${polyline([...left, ...[...right].reverse()], true)}"/><path class="edge" d="${curve(left)}${curve(right)}" fill="none" stroke-width="1.6"/><path class="dash" d="${curve(way)}" fill="none" stroke-width="2.4" stroke-dasharray="9 9"/><path class="lead" d="${leads}" fill="none" stroke-width="1.6" stroke-dasharray="2 6" stroke-linecap="round"/>${marks.join('')}<g class="r4"><path d="${filled(lines[4] ?? [], height)}"/>${grove(4, 34, 60, 120)}</g>`,
  })
}
