import { between, type Random } from './random.ts'
import type { Hour, Land } from './read-scene.ts'

export const [width, height] = [640, 480]
/** Whatever matters stands above this line: below it a card writes the country and the grade. */
export const foot = 338

type Point = readonly [x: number, y: number]
export type Ridge = { points: readonly Point[]; at: (x: number) => number }

const whole = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
const lineOf = (points: readonly Point[]) => `M${points.map(whole).join('L')}`
export const fill = ({ points }: Ridge): string => `${lineOf(points)}V${height}H0z`

/** Through points that are near each other: straight pieces are enough for the eye. */
const ridgeOf = (y: (x: number) => number, step: number): Ridge => ({
  points: Array.from({ length: Math.ceil(width / step) + 1 }, (_, i): Point => [i * step, y(i * step)]),
  at: y,
})

/** Waves of three lengths make a hill that does not repeat itself. */
export const rolling = (random: Random, base: number, rise: number, length: number): Ridge => {
  const [a, b, c] = [random() * 7, random() * 7, random() * 7]
  return ridgeOf(
    (x) =>
      base -
      rise *
        (0.55 * Math.sin(x / length + a) +
          0.3 * Math.sin((2.1 * x) / length + b) +
          0.15 * Math.sin((4.7 * x) / length + c)),
    16,
  )
}

/** Peaks of unlike height, straight between them. */
const jagged = (random: Random, base: number, rise: number): Ridge => {
  const tops: Point[] = []
  const summit = between(random, 90, 550)
  for (let x = -40, up = random() < 0.5; x < width + 120; x += between(random, 26, 84), up = !up) {
    // Higher towards the summit, and shoulders rather than teeth beside it.
    const share = 0.4 + 0.6 * Math.exp(-(((x - summit) / 210) ** 2))
    tops.push([x, base - rise * share * (up ? 0.7 + random() * 0.45 : 0.12 + random() * 0.42)])
  }
  const at = (x: number) => {
    const right = tops.findIndex(([px]) => px >= x)
    const [[ax, ay], [bx, by]] = [tops[right - 1] ?? [0, base], tops[right] ?? [width, base]]
    return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax)
  }
  const inside = tops.filter(([x]) => x > 0 && x < width)
  return { points: [[0, at(0)], ...inside, [width, at(width)]], at }
}

const farRidges: Record<Land, (random: Random) => readonly [Ridge, Ridge]> = {
  mountains: (random) => [jagged(random, 250, 130), rolling(random, 268, 34, 90)],
  hills: (random) => [rolling(random, 215, 46, 110), rolling(random, 262, 30, 80)],
  plain: (random) => [rolling(random, 248, 12, 150), rolling(random, 268, 7, 120)],
  coast: (random) => [rolling(random, 232, 34, 160), rolling(random, 266, 6, 130)],
}

/** The engraver's hatching: the ridge repeated below itself, flatter each time. */
const hatching = ({ points }: Ridge, lines: number, gap: number): string => {
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return Array.from({ length: lines }, (_, i) =>
    lineOf(
      points
        .filter((_, at) => points.length < 20 || at % 2 === 0)
        .map(([x, y]): Point => [x, mean + (y - mean) * (1 - (i + 1) / (lines + 2)) + gap * (i + 1)]),
    ),
  ).join('')
}

const suns: Record<Hour, readonly [y: number, r: number]> = {
  dawn: [196, 40],
  noon: [112, 26],
  dusk: [222, 46],
}

/** Sky with its lines, a sun or the moon and stars, and the land far away. */
export const drawGround = (random: Random, land: Land, hour: Hour): { drawn: string; mid: Ridge } => {
  const [sunY, sunR] = suns[hour]
  const sunX = between(random, 110, 530)
  const stars = Array.from(
    { length: 22 },
    () => `M${between(random, 0, width)} ${between(random, 64, 210)}h0`,
  )
  const winds = [0, 1, 2, 3].map((i) =>
    lineOf(rolling(random, 96 + i * 34, 16, 90 + i * 20).points.filter((_, at) => at % 3 === 0)),
  )
  const [far, mid] = farRidges[land](random)
  return {
    drawn: `<path class="s" d="M0 0h${width}v${height}H0z"/><path class="l" d="${winds.join('')}"/><path class="t" d="${stars.join('')}"/><circle class="u" cx="${sunX}" cy="${sunY}" r="${sunR}"/><path class="f" d="${fill(far)}"/><path class="l" d="${hatching(far, 3, 12)}"/><path class="m" d="${fill(mid)}"/><path class="l" d="${hatching(mid, 3, 9)}"/>`,
    mid,
  }
}
