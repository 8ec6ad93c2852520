import { between, type Random } from './random.ts'
import type { Flora } from './read-scene.ts'

type Plant = (random: Random, x: number, y: number, height: number) => string

const blob = (x: number, y: number, r: number, flat = 1): string => {
  const [w, h] = [Math.round(r), Math.round(r * flat)]
  return `M${Math.round(x - r)} ${Math.round(y)}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0-${2 * w} 0`
}

const conifer: Plant = (random, x, y, height) => {
  const half = height * (0.17 + random() * 0.07)
  const tiers = [0.36, 0.66, 1]
  const side = (sign: 1 | -1) =>
    tiers.map((down) => [
      [x + sign * half * down, y - height + height * 0.93 * down],
      [x + sign * half * down * 0.45, y - height + height * 0.88 * down],
    ])
  const points = [[x, y - height], ...side(1).flat(), [x + 2, y], [x - 2, y], ...side(-1).flat().reverse()]
  return `M${points.map(([px = 0, py = 0]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}z`
}

const stem = (x: number, y: number, height: number, width: number) =>
  `M${x - width} ${y}l${Math.round(width / 2)}-${Math.round(height)}h${width}l${Math.round(width / 2)} ${Math.round(height)}z`

/** High stems and flat, layered crowns, some far above the others. */
const tropic: Plant = (random, x, y, height) => {
  const tall = height * (random() < 0.25 ? 1.3 : 1)
  const r = height * 0.26
  return (
    stem(x, y, tall * 0.8, 3) +
    blob(x, y - tall * 0.8, r * 1.2, 0.5) +
    blob(x - r * 0.7, y - tall * 0.66, r * 0.8, 0.55) +
    blob(x + r * 0.8, y - tall * 0.7, r * 0.75, 0.55)
  )
}

const palm: Plant = (random, x, y, height) => {
  const lean = between(random, -10, 10)
  const [tx, ty] = [x + lean, Math.round(y - height)]
  const r = height * 0.3
  const fronds = [-1, -0.55, 0.55, 1].map(
    (way) =>
      `M${tx} ${ty}q${Math.round(way * r * 0.6)} ${Math.round(-r * 0.6)} ${Math.round(way * r * 1.2)} ${Math.round(r * (0.55 - Math.abs(way) * 0.2))}q${Math.round(-way * r * 0.5)} ${Math.round(-r * 0.5)} ${Math.round(-way * r * 1.2)} ${Math.round(-r * (0.55 - Math.abs(way) * 0.2))}z`,
  )
  return `M${x - 3} ${y}Q${x} ${Math.round(y - height / 2)} ${tx - 1} ${ty}h3Q${x + 4} ${Math.round(y - height / 2)} ${x + 3} ${y}z${fronds.join('')}`
}

/** Umbrellas on forked stems. */
const savanna: Plant = (random, x, y, height) => {
  const w = Math.round(height * (0.5 + random() * 0.2))
  const top = Math.round(y - height * 0.72)
  return `M${x - 2} ${y}l0-${Math.round(height * 0.35)}L${x - Math.round(w * 0.5)} ${top}h5L${x} ${Math.round(y - height * 0.45)}L${x + Math.round(w * 0.5)} ${top}h4L${x + 3} ${Math.round(y - height * 0.35)}V${y}zM${x - w} ${top}q${Math.round(w * 0.4)}-${Math.round(height * 0.3)} ${w}-${Math.round(height * 0.28)}t${w} ${Math.round(height * 0.28)}q-${w} ${Math.round(height * 0.1)}-${2 * w} 0z`
}

/** Candelabras and low scrub. */
const dry: Plant = (random, x, y, height) => {
  if (random() < 0.55) return blob(x, y - 3, height * 0.16, 0.6) + blob(x + 8, y - 2, height * 0.12, 0.6)
  const h = Math.round(height * 0.62)
  const [a, b] = [Math.round(h * 0.4), Math.round(h * 0.55)]
  return `M${x - 4} ${y}v-${h}a4 4 0 0 1 8 0v${h}zM${x - 16} ${y - b - 8}a3 3 0 0 1 6 0v6h8v6h-14zM${x + 2} ${y - a}h7v-10a3 3 0 0 1 6 0v16h-13z`
}

/** Cushions between stones. */
const tundra: Plant = (random, x, y, height) =>
  random() < 0.6
    ? blob(x, y, height * 0.14, 0.45)
    : `M${x - 9} ${y}l4-${between(random, 5, 11)}l9-2l6 ${between(random, 4, 9)}l2 6z`

const temperate: Plant = (random, x, y, height) => {
  const r = height * (0.22 + random() * 0.05)
  const top = y - height + r
  return (
    stem(x, y, height * 0.6, 2) +
    blob(x, top, r) +
    blob(x - r * 0.8, top + r * 0.8, r * 0.8) +
    blob(x + r * 0.8, top + r * 0.75, r * 0.85)
  )
}

const plants: Record<Flora, Plant> = {
  conifer,
  tropic: (random, ...place) => (random() < 0.14 ? palm : tropic)(random, ...place),
  savanna,
  dry,
  tundra,
  temperate: (random, ...place) => (random() < 0.15 ? conifer : temperate)(random, ...place),
}

export const plant = (flora: Flora, ...place: Parameters<Plant>): string => plants[flora](...place)

/** A young or a tended tree: a ball on a stem, whatever grows around it. */
export const sapling = (flora: Flora, x: number, y: number, height: number): string =>
  flora === 'conifer'
    ? `M${x} ${Math.round(y - height)}L${Math.round(x + height * 0.24)} ${y - 4}H${x + 1}V${y}h-2v-4H${Math.round(x - height * 0.24)}z`
    : stem(x, y, height * 0.6, 2) + blob(x, y - height * 0.68, height * 0.32, 0.9)
