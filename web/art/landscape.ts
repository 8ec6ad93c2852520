import { contourLines, levelsBetween } from './contour-lines.ts'
import { terrain } from './noise.ts'
import type { Point } from './path.ts'
import { between, randomFrom } from './random.ts'
import { filled, hatching, heightAt, ridgeLine } from './ridges.ts'
import { dayAndNight, svg } from './svg.ts'
import { nursery, plant } from './trees.ts'

const [width, height] = [1200, 1200]

const style = dayAndNight(
  {
    a: 'stop-color:#dce7e4',
    b: 'stop-color:#f3ecd9',
    ln: 'stroke:#10241d;opacity:.13',
    sun: 'fill:#e9b85c',
    halo: 'fill:#f4dca6;opacity:.5',
    night: 'display:none',
    r0: 'fill:#c3d3cb',
    r1: 'fill:#a6bfb0',
    r2: 'fill:#7fa28d',
    r3: 'fill:#4f7d66',
    r4: 'fill:#2b5a47',
    r5: 'fill:#163c2f',
    h: 'stroke:#10241d;opacity:.17',
    lake: 'fill:#cfe0db',
    w: 'stroke:#163c2f;opacity:.45',
  },
  {
    a: 'stop-color:#0a1a1c',
    b: 'stop-color:#1d3a38',
    ln: 'stroke:#f6f4ec;opacity:.1',
    day: 'display:none',
    night: 'display:inline',
    r0: 'fill:#224441',
    r1: 'fill:#1b3937',
    r2: 'fill:#152e2b',
    r3: 'fill:#10241f',
    r4: 'fill:#0b1a16',
    r5: 'fill:#07110e',
    h: 'stroke:#a9d6c0;opacity:.13',
    lake: 'fill:#1a3532',
    w: 'stroke:#cfe6da;opacity:.4',
  },
)

const stars = () => {
  const random = randomFrom(4107)
  const dots = Array.from({ length: 90 }, () => {
    const [x, y] = [between(random, 0, width), between(random, 0, 560)]
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  return `<path class="night" d="${dots.join('')}" stroke="#f6f4ec" stroke-width="3.4" stroke-linecap="round" opacity=".75"/>`
}

/** Short level strokes, denser towards the shore: still water. */
const water = (shore: number) => {
  const random = randomFrom(88)
  return Array.from({ length: 46 }, () => {
    const deep = random() ** 1.4
    const y = shore + 16 + deep * 120
    const length = between(random, 30, 190) * (0.5 + deep)
    return `M${Math.round(between(random, -40, width))} ${Math.round(y)}h${Math.round(length)}`
  }).join('')
}

/** Hills behind hills, a lake, trees; by day under a sun, by night under a moon. */
export const landscape = () => {
  const random = randomFrom(2031)
  const field = terrain(77, { octaves: 4, warp: 0.35 })
  const sky = contourLines(terrain(512), {
    width,
    height: 640,
    cell: 16,
    scale: 430,
    levels: levelsBetween(-0.5, 0.5, 9),
    tolerance: 2.4,
    shortest: 200,
  })
  const lines = Array.from({ length: 6 }, (_, row) =>
    ridgeLine(field, {
      width,
      base: [560, 640, 730, 820, 900, 1130][row] ?? 0,
      rise: [210, 190, 150, 120, 80, 60][row] ?? 0,
      stretch: [420, 400, 380, 420, 460, 380][row] ?? 400,
      row: row * 3.7,
    }),
  )
  const grove = (line: readonly Point[], count: number, low: number, high: number) =>
    Array.from({ length: count }, () => {
      const x = between(random, -20, width + 20)
      return plant(random, 'conifer', 5, [x, heightAt(line, x) + 6], between(random, low, high))
    }).join('')
  const trees = [0, 0, 0, 58, 70, 26]
  const lowest = [0, 0, 0, 16, 38, 110]
  const hills = lines.map((line, row) => {
    const count = trees[row] ?? 0
    const low = lowest[row] ?? 0
    const lake =
      row === 5
        ? `<path class="lake" d="M0 985H${width}V${height}H0z"/><path class="w" d="${water(985)}" fill="none" stroke-width="1.6"/>`
        : ''
    return `${lake}<g class="r${row}"><path d="${filled(line, row === 4 ? 990 : height)}"/>${grove(line, count, low, low * 2.1)}</g>${
      row < 4 ? `<path class="h" fill="none" stroke-width="1.2" d="${hatching(line, 5, 15)}"/>` : ''
    }`
  })
  return svg({
    width,
    height,
    style,
    body: `<defs><linearGradient id="s" x2="0" y2="1"><stop class="a"/><stop class="b" offset="1"/></linearGradient>${nursery(random, 'conifer', 5)}</defs><rect width="${width}" height="700" fill="url(#s)"/><path class="ln" d="${sky.join('')}" fill="none" stroke-width="1.3"/>${stars()}<g class="day"><circle class="halo" cx="850" cy="270" r="118"/><circle class="sun" cx="850" cy="270" r="84"/></g><path class="night" fill="#f1ead2" d="M905 205a92 92 0 1 1-128 128a100 100 0 0 0 128-128z"/>${hills.join('')}`,
  })
}
