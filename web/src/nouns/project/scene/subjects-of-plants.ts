import { fill, foot, height, type Ridge, rolling, width } from './ground.ts'
import { plant, sapling } from './plants.ts'
import { between, type Random } from './random.ts'
import type { Flora } from './read-scene.ts'

export type SceneGround = { random: Random; flora: Flora; mid: Ridge }
export type DrawSubject = (place: SceneGround) => string

export const path = (look: string, d: string): string => `<path class="${look}" d="${d}"/>`

const crowds: Record<Flora, number> = {
  tropic: 24,
  conifer: 26,
  temperate: 18,
  savanna: 9,
  dry: 11,
  tundra: 12,
}

/** What grows by itself along a ridge, thinner where little rains. */
export const wild = (
  { random, flora }: SceneGround,
  ridge: Ridge,
  [low, high]: readonly [number, number],
  share = 1,
): string =>
  Array.from({ length: Math.round(crowds[flora] * share) }, () => {
    const x = between(random, 4, width - 4)
    return plant(flora, random, x, Math.round(ridge.at(x)) + 3, between(random, low, high))
  }).join('')

/** Lines of a field that run together far away. */
export const rows = (from: number, to: number, vanishing: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = -260 + (i * (width + 520)) / (count - 1)
    return `M${Math.round(vanishing + (x - vanishing) * 0.2)} ${from}L${Math.round(x)} ${to}`
  }).join('')

export const stand: DrawSubject = (place) => {
  const { random, mid } = place
  const near = rolling(random, foot - 4, 12, 120)
  const front = rolling(random, 408, 14, 140)
  const hasRiver = random() < 0.5
  const bend = between(random, 200, 440)
  const river = `M${bend} 352C${bend - 110} 376 ${bend + 150} 396 ${bend - 40} ${height}H${bend + 130}C${bend + 240} 400 ${bend - 30} 378 ${bend + 22} 352z`
  return (
    path('v', wild(place, mid, [26, 52], 0.7)) +
    path('n', fill(near) + wild(place, near, [64, 112])) +
    path('d', fill(front) + (hasRiver ? '' : wild(place, front, [40, 86], 0.4))) +
    (hasRiver ? path('w', river) : '')
  )
}

export const planting: DrawSubject = (place) => {
  const { random, flora, mid } = place
  const near = rolling(random, 312, 10, 140)
  const lines = [
    [340, 13, 34],
    [376, 11, 48],
    [424, 8, 66],
  ] as const
  const shift = between(random, 0, 40)
  const young = lines.map(([y, count, tall]) =>
    Array.from({ length: count }, (_, i) =>
      sapling(flora, Math.round(((i + 0.5) * width) / count - 20 + shift), y, tall + between(random, -5, 5)),
    ).join(''),
  )
  return (
    path('v', wild(place, mid, [34, 66])) +
    path('n', fill(near)) +
    path('k', lines.map(([y]) => `M0 ${y + 1}H${width}`).join('')) +
    path('yo', young.join(''))
  )
}

export const agroforestry: DrawSubject = (place) => {
  const { random, flora, mid } = place
  const lean = between(random, -60, 60)
  const beds = Array.from({ length: 7 }, (_, i) => 306 + i * 9 + i * i * 2.4)
  const crops = beds.flatMap((y, row) =>
    Array.from({ length: 26 - row * 2 }, (_, i) => {
      const x = Math.round((i * width) / (25 - row * 2)) + ((row * 11) % 24)
      return `M${x} ${Math.round(y - lean * ((x - 320) / 3200))}h0`
    }),
  )
  const shade = [90, 250, 420, 560].map((x) =>
    plant(
      flora === 'tundra' ? 'temperate' : flora,
      random,
      x + between(random, -40, 40),
      between(random, 326, 344),
      between(random, 96, 150),
    ),
  )
  const field = rolling(random, 300, 10, 150)
  return (
    path('v', wild(place, mid, [20, 40], 0.7)) +
    path('y', fill(field)) +
    `<path class="c" d="${crops.join('')}" stroke-width="9"/>` +
    path('d', shade.join(''))
  )
}

const pool = (x: number, y: number, r: number) =>
  `M${x - r} ${y}q${Math.round(r * 0.3)}-${Math.round(r * 0.24)} ${r}-${Math.round(r * 0.2)}t${r} ${Math.round(r * 0.2)}q-${Math.round(r * 0.5)} ${Math.round(r * 0.3)}-${2 * r} 0z`

const tussock = (random: Random, x: number, y: number, tall: number) =>
  [-2, -1, 0, 1, 2]
    .map(
      (way) =>
        `M${x + way} ${y}q${way * 2}-${Math.round(tall * 0.6)} ${way * 5}-${tall - between(random, 0, 5)}`,
    )
    .join('')

export const peat: DrawSubject = (place) => {
  const { random, mid } = place
  const bog = rolling(random, 290, 5, 130)
  const pools = Array.from({ length: 9 }, (_, i) => pool(between(random, 10, 630), 306 + i * 17, 26 + i * 9))
  const tufts = Array.from({ length: 34 }, () => {
    const y = between(random, 300, 440)
    return tussock(random, between(random, 0, width), y, 8 + Math.round((y - 290) / 6))
  })
  return (
    path('v', wild(place, mid, [18, 44], 0.5)) +
    path('y', fill(bog)) +
    path('w', pools.join('')) +
    path('k', tufts.join(''))
  )
}

const ripples = (random: Random, from: number, count: number) =>
  Array.from({ length: count }, () => {
    const deep = random()
    return `M${between(random, -20, width)} ${Math.round(from + deep * (height - from))}h${between(random, 14, 40 + deep * 70)}`
  }).join('')

/** One tree on its stilts. */
const stilted = (random: Random, x: number, size: number, tide: number) => {
  const knee = Math.round(tide - 30 * size)
  const roots = [-3, -2, -1, 0, 1, 2, 3].map((way) => {
    const reach = Math.round(way * 17 * size + between(random, -4, 4))
    return `M${x} ${knee - Math.round(12 * size)}q${Math.round(reach * 0.8)} 2 ${reach} ${Math.round((52 - Math.abs(way) * 4) * size)}`
  })
  const crown = Array.from({ length: 8 }, (_, i) => {
    const r = Math.round(between(random, 16, 25) * size)
    const cx = Math.round(x + (i - 3.5) * 16 * size)
    const cy = Math.round(knee - 66 * size - Math.sin((i / 7) * Math.PI) * 22 * size)
    return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
  })
  return `<path class="e" d="${roots.join('')}M${x} ${knee}v-${Math.round(60 * size)}" stroke-width="${(4 * size).toFixed(1)}"/>${path('n', crown.join(''))}`
}

export const mangrove: DrawSubject = (place) => {
  const { random, mid } = place
  const tide = between(random, 304, 318)
  const count = between(random, 2, 4)
  const trees = Array.from({ length: count }, (_, i) =>
    stilted(
      random,
      Math.round(((i + 0.5) * width) / count) + between(random, -34, 34),
      between(random, 85, 130) / 100,
      tide,
    ),
  )
  return (
    path('v', wild(place, mid, [12, 26], 1.4)) +
    path('w', `M0 ${tide - 20}H${width}V${height}H0z`) +
    trees.join('') +
    path('k', ripples(random, tide + 6, 30))
  )
}

/** Above the water little, below it the meadow. */
export const seagrass: DrawSubject = (place) => {
  const { random } = place
  const surface = between(random, 196, 226)
  const bed = rolling(random, 392, 10, 120)
  const blades = Array.from({ length: 96 }, () => {
    const x = between(random, 0, width)
    const tall = between(random, 46, 132)
    const sway = between(random, 8, 22)
    const y = Math.round(bed.at(x)) + 6
    return `M${x} ${y}c${sway}-${Math.round(tall * 0.35)}-${sway}-${Math.round(tall * 0.6)} ${Math.round(sway * 0.5)}-${tall}`
  })
  const half = Math.round(blades.length / 2)
  const fish = Array.from({ length: between(random, 3, 6) }, () => {
    const [x, y] = [between(random, 60, 560), between(random, surface + 30, surface + 90)]
    return `M${x} ${y}q9-8 20 0l7-5v10l-7-5q-11 8-20 0z`
  })
  return (
    path('w', `M0 ${surface}H${width}V${height}H0z`) +
    path(
      'k',
      ripples(random, surface + 4, 7).replace(/M(-?\d+) \d+/g, (_, x) => `M${x} ${surface + 6}`),
    ) +
    `<path class="g1" d="${blades.slice(0, half).join('')}" stroke-width="4"/>` +
    path('q', fish.join('')) +
    `<path class="g2" d="${blades.slice(half).join('')}" stroke-width="5"/>` +
    path('o', fill(bed))
  )
}

export const marsh: DrawSubject = (place) => {
  const { random, mid } = place
  const flat = rolling(random, 284, 4, 140)
  const at = between(random, 220, 420)
  const way = random() < 0.5 ? 1 : -1
  const creek = `M${at} 286C${at + way * 90} 300 ${at - way * 150} 316 ${at - way * 40} 338S${at + way * 210} 376 ${at - way * 60} ${height}h${200}C${at + way * 330} 384 ${at - way * 60} 348 ${at - way * 6} 334S${at + way * 120} 304 ${at + 12} 286z`
  const tufts = Array.from({ length: 46 }, () => {
    const y = between(random, 296, 450)
    return tussock(random, between(random, 0, width), y, 8 + Math.round((y - 286) / 6))
  })
  return (
    path('v', wild(place, mid, [8, 18], 0.8)) +
    path('y', fill(flat)) +
    path('w', creek) +
    path('k', tufts.join(''))
  )
}

export const land: DrawSubject = (place) => {
  const near = rolling(place.random, foot, 16, 130)
  return (
    path('v', wild(place, place.mid, [22, 46])) +
    path('n', fill(near) + wild(place, near, [40, 70], 0.4)) +
    path('d', fill(rolling(place.random, 420, 14, 150)))
  )
}
