import { type Point, polyline } from './path.ts'
import { between, type Random } from './random.ts'

/** A conifer a hundred units high, its foot at the origin: tiers of boughs, no two alike. */
const conifer = (random: Random): string => {
  const tiers = Math.round(between(random, 6, 9))
  const spread = between(random, 15, 22)
  const side = (direction: 1 | -1): Point[] =>
    Array.from({ length: tiers }, (_, tier) => {
      const down = (tier + 1) / tiers
      const reach = spread * down ** 0.9 * between(random, 0.75, 1.1)
      const y = -100 + 92 * down
      return [
        [direction * reach, y + between(random, -1, 3)],
        [direction * reach * 0.42, y - 3],
      ] as Point[]
    }).flat()
  const right = side(1)
  const left = side(-1).reverse()
  return polyline([[0, -102], ...right, [1.6, -8], [1.6, 2], [-1.6, 2], [-1.6, -8], ...left], true)
}

/** A broad crown on a thin stem, of a few rounded lobes. */
const broadleaf = (random: Random): string => {
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2
    const [x, y] = [Math.cos(angle) * 20, -66 + Math.sin(angle) * 20]
    const r = Math.round(between(random, 11, 17))
    return `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
  })
  return `${lobes.join('')}M-20-66a20 20 0 1 0 40 0a20 20 0 1 0-40 0M-2 2V-60H2V2z`
}

const kinds = { conifer, broadleaf }

/** Tree shapes to be planted by `plant`. */
export const nursery = (random: Random, kind: keyof typeof kinds, count: number) =>
  Array.from({ length: count }, (_, i) => `<path id="${kind[0]}${i}" d="${kinds[kind](random)}"/>`).join('')

export const plant = (
  random: Random,
  kind: keyof typeof kinds,
  count: number,
  [x, y]: Point,
  height: number,
) => {
  const which = Math.floor(random() * count)
  const size = (height / 100).toFixed(2)
  const lean = random() < 0.5 ? `-${size}` : size
  return `<use href="#${kind[0]}${which}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${lean} ${size})"/>`
}
