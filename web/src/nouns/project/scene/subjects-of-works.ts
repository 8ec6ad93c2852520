import { fill, foot, height, rolling, width } from './ground.ts'
import { plant } from './plants.ts'
import { between, type Random } from './random.ts'
import { type DrawSubject, path, rows, wild } from './subjects-of-plants.ts'

/** Smoke that has little to say: thin lines that drift. */
const smoke = (random: Random, x: number, y: number, tall: number) => {
  const drift = between(random, -50, 60)
  return path(
    'k',
    [0, 6, 12]
      .map(
        (at) =>
          `M${x + at} ${y}c${drift / 3 - at}-${Math.round(tall * 0.3)} ${drift + at}-${Math.round(tall * 0.5)} ${drift}-${tall}`,
      )
      .join(''),
  )
}

const flame = (x: number, y: number, size: number) =>
  path(
    'h',
    `M${x - 18 * size} ${y}c${-4 * size}-${20 * size} ${10 * size}-${24 * size} ${8 * size}-${40 * size}c${14 * size} ${8 * size} ${12 * size} ${18 * size} ${16 * size} ${24 * size}c${2 * size}-${8 * size} ${4 * size}-${8 * size} ${6 * size}-${14 * size}c${12 * size} ${12 * size} ${10 * size} ${22 * size} ${8 * size} ${30 * size}z`.replace(
      /\d+\.\d+/g,
      (number) => String(Math.round(Number(number))),
    ),
  )

const logs = (random: Random, x: number, count: number) =>
  Array.from({ length: count }, (_, row) =>
    Array.from({ length: count - row }, (_, i) => {
      const [cx, cy] = [x + row * 12 + i * 24, foot - 12 - row * 20]
      return `<circle class="b" cx="${cx}" cy="${cy}" r="12"/><circle class="k" cx="${cx}" cy="${cy}" r="${between(random, 4, 8)}"/>`
    }).join(''),
  ).join('')

const furrows = (bend: number) =>
  Array.from(
    { length: 7 },
    (_, i) => `M-20 ${354 + i * 17}Q${320} ${354 + i * 17 + bend} 660 ${352 + i * 18}`,
  ).join('')

export const kiln: DrawSubject = (place) => {
  const { random, mid } = place
  const x = between(random, 210, 410)
  const tall = between(random, 112, 150)
  const [low, high] = [between(random, 62, 76), between(random, 34, 46)]
  const top = foot - tall
  const isDome = random() < 0.45
  const courses = Array.from({ length: 6 }, (_, i) => {
    const up = ((i + 1) * tall) / 7
    const half = Math.round(low - ((low - high) * up) / tall) - (isDome ? 4 : 0)
    return `M${x - half} ${Math.round(foot - up)}h${half * 2}`
  }).join('')
  const shape = isDome
    ? `M${x - low} ${foot}V${foot - Math.round(tall * 0.4)}C${x - low} ${top - 14} ${x + low} ${top - 14} ${x + low} ${foot - Math.round(tall * 0.4)}V${foot}z`
    : `M${x - low} ${foot}L${x - high} ${top}h${high * 2}L${x + low} ${foot}z`
  const stack = `M${x + 10} ${top + 10}v-34h20v34z`
  const woodX = x > 320 ? x - low - 130 : x + low + 28
  return (
    path('v', wild(place, mid, [26, 60])) +
    path('n', fill(rolling(random, foot - 2, 6, 170))) +
    smoke(random, x + 14, top - 26, 96) +
    path('r', shape + stack) +
    path('k', courses) +
    path('d', `M${x - 26} ${foot}v-34a26 26 0 0 1 52 0v34z`) +
    flame(x + 1, foot, 1) +
    logs(random, woodX, between(random, 3, 4)) +
    `<path class="z" d="${furrows(between(random, -16, 10))}" stroke-width="6"/>`
  )
}

const heap = (x: number, wide: number, tall: number) =>
  `M${x - wide} ${foot}Q${x - wide * 0.3} ${foot - tall * 0.8} ${x} ${foot - tall}T${x + wide} ${foot}z`

/** A steel cone in the field, heaps of husk, and flooded beds in front. */
export const husk: DrawSubject = (place) => {
  const { random, mid } = place
  const x = between(random, 230, 400)
  const beds = Array.from({ length: 6 }, (_, i) => {
    const y = 350 + i * 20
    return `M${-20 + ((i * 83) % 60)} ${y}h${180 + i * 14}l-16 13h-${176 + i * 14}zM${220 + ((i * 47) % 50)} ${y}h${190}l8 13h-${200}zM${452 + ((i * 31) % 40)} ${y}h220v13h-212z`
  })
  const heaps = [
    heap(x - between(random, 120, 150), between(random, 58, 72), between(random, 66, 92)),
    heap(x + between(random, 112, 150), between(random, 44, 66), between(random, 46, 76)),
  ]
  const stalks = Array.from({ length: 40 }, () => {
    const [sx, sy] = [between(random, 0, width), 352 + between(random, 0, 6) * 20]
    return `M${sx} ${sy}l-3-9M${sx} ${sy}v-11M${sx} ${sy}l4-9`
  })
  return (
    path('v', wild(place, mid, [28, 62], 0.8)) +
    path('y', fill(rolling(random, foot - 6, 4, 150))) +
    path('w', beds.join('')) +
    path('k', stalks.join('')) +
    path('b', heaps.join('')) +
    smoke(random, x - 4, foot - 108, 90) +
    flame(x, foot - 64, 1.5) +
    path('d', `M${x - 58} ${foot - 70}h116l-30 66h-56z`) +
    path('k', `M${x - 62} ${foot - 70}h124M${x - 48} ${foot - 48}h96`)
  )
}

const bundle = (x: number, y: number, size: number) =>
  `M${x - size} ${y}c-6-10-6-16 0-${Math.round(size * 0.6)}h${2 * size}c6 10 6 16 0 ${Math.round(size * 0.6)}z`

export const orchard: DrawSubject = (place) => {
  const { random, mid } = place
  const lines = [
    [306, 11, 30],
    [334, 8, 48],
  ] as const
  const x = between(random, 230, 410)
  const trees = lines.map(([y, count, tall]) =>
    Array.from({ length: count }, (_, i) => {
      const tx = Math.round(((i + 0.5) * width) / count) + between(random, -6, 6)
      return Math.abs(tx - x) < 70 && y > 310
        ? ''
        : plant('temperate', () => 0.4, tx, y, tall + between(random, -3, 6))
    }).join(''),
  )
  const fruit = Array.from(
    { length: 26 },
    () => `M${between(random, 0, width)} ${between(random, 288, 312)}h0`,
  )
  const bundles = [-118, -84, 86].map((by) => bundle(x + by, 352, between(random, 13, 18)))
  return (
    path('v', wild(place, mid, [26, 56], 0.8)) +
    path('y', fill(rolling(random, 300, 4, 150))) +
    path('n', trees.join('')) +
    `<path class="a" d="${fruit.join('')}" stroke-width="5"/>` +
    smoke(random, x - 4, foot - 40, 120) +
    flame(x, foot - 26, 1.2) +
    path('d', `M${x - 62} ${foot - 30}h124l-8 36h-108z`) +
    path('k', `M${x - 62} ${foot - 30}h124M${x - 58} ${foot - 14}h116`) +
    path('b', bundles.join('')) +
    `<path class="z" d="${rows(366, height, x, 13)}" stroke-width="5"/>`
  )
}

/** A box of fans on legs. */
const collector = (x: number, y: number, size: number, fans: number) => {
  const cell = Math.round(30 * size)
  const [w, h] = [cell * fans + 8, cell * 2 + 8]
  const top = y - h - Math.round(12 * size)
  const wheels = Array.from({ length: fans * 2 }, (_, i) => {
    const [cx, cy] = [x + 4 + cell * ((i % fans) + 0.5), top + 4 + cell * (Math.floor(i / fans) + 0.5)]
    const r = Math.round(cell * 0.4)
    return `M${Math.round(cx) - r} ${Math.round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0M${Math.round(cx) - r + 3} ${Math.round(cy) - 3}l${2 * r - 6} 6M${Math.round(cx) - 3} ${Math.round(cy) + r - 3}l6-${2 * r - 6}`
  })
  return (
    path('d', `M${x + 5} ${top + h}h5v${y - top - h}h-5zM${x + w - 10} ${top + h}h5v${y - top - h}h-5z`) +
    path('p', `M${x} ${top}h${w}v${h}h-${w}z`) +
    path('i', `M${x} ${top}h${w}v${h}h-${w}z${wheels.join('')}`)
  )
}

export const collectors: DrawSubject = (place) => {
  const { random, flora, mid } = place
  const near = rolling(random, foot - 12, 10, 150)
  const count = between(random, 2, 3)
  const begin = between(random, 70, 150)
  const boxes = Array.from({ length: count }, (_, i) => {
    const x = begin + i * between(random, 150, 172)
    return collector(
      x,
      Math.round(near.at(x + 50)) + 6,
      between(random, 92, 120) / 100,
      between(random, 2, 4),
    )
  })
  const down = begin + between(random, 60, 260)
  const strata = [372, 402, 434].map((y, i) => `M0 ${y}q160 ${14 - i * 9} 320 0t320 0`).join('')
  const steam = flora === 'tundra' ? smoke(random, down + 90, 300, 150) : ''
  return (
    path('v', wild(place, mid, [14, 40], 0.5)) +
    steam +
    path('n', fill(near)) +
    path('k', strata) +
    `<path class="x" d="M${down} ${foot - 8}v96m-26 0h52m-78 14h104" stroke-width="5"/>` +
    boxes.join('')
  )
}

/** Long and low, growing as it comes nearer, on ground that has cracked or been levelled. */
export const row: DrawSubject = (place) => {
  const { random, mid } = place
  const isLeft = random() < 0.5
  const boxes = Array.from({ length: 6 }, (_, i) => {
    const near = (i + 1) / 6
    const x = Math.round(36 + 480 * (near ** 1.35 - 0.08))
    return [
      isLeft ? x : width - x - Math.round(72 * near),
      292 + Math.round(44 * near),
      0.3 + near * 0.72,
    ] as const
  })
  const cracks = Array.from({ length: 20 }, () => {
    const [x, y] = [between(random, 0, width), between(random, 318, 470)]
    const size = (y - 280) / 5
    return `M${x} ${y}l${Math.round(size)}-${Math.round(size * 0.3)}l${Math.round(size * 1.1)} ${Math.round(size * 0.4)}m-${Math.round(size * 1.1)}-${Math.round(size * 0.4)}l${Math.round(size * 0.2)}-${Math.round(size * 0.5)}`
  })
  return (
    path('v', wild(place, mid, [8, 20], 0.6)) +
    path('o', fill(rolling(random, 286, 3, 170))) +
    path('k', cracks.join('')) +
    boxes.map(([x, y, size]) => collector(x, y, size, 2)).join('')
  )
}

const grains = (random: Random, from: number) =>
  `<path class="j" d="${Array.from({ length: 90 }, () => `M${between(random, 0, width)} ${Math.round(from + random() ** 0.7 * (height - from))}h0`).join('')}" stroke-width="3.4"/>`

/** Six-sided columns, each broken off at its own height. */
export const columns: DrawSubject = (place) => {
  const { random, mid } = place
  const isLeft = random() < 0.5
  const count = between(random, 9, 13)
  const steep = between(random, 9, 15)
  let [faces, shades, edges] = ['', '', '']
  for (let i = 0; i < count; i += 1) {
    const x = isLeft ? (count - i) * 27 - 30 : width - (count - i) * 27
    const top = Math.max(128, 322 - i * steep - between(random, 0, 34))
    faces += `M${x} ${top}l8-7h13l7 7V${foot + 20}H${x}z`
    shades += `M${x + 19} ${top + 5}l9-5V${foot + 20}h-9z`
    edges += `M${x} ${foot + 20}V${top}l8-7h13l7 7l-9 5h-12zM${x + 19} ${top + 5}V${foot + 20}`
  }
  return (
    path('v', wild(place, mid, [18, 46], 0.7)) +
    path('st', faces) +
    path('sh', shades) +
    path('i', edges) +
    path('y', fill(rolling(random, foot - 4, 7, 160))) +
    path('k', rows(foot, height, isLeft ? 470 : 170, 13)) +
    grains(random, 352)
  )
}

/** A spreader at work, and the grey it leaves behind on the rows. */
export const field: DrawSubject = (place) => {
  const { random, mid } = place
  const x = between(random, 250, 380)
  const y = foot - 4
  const way = random() < 0.5 ? 1 : -1
  const at = (by: number) => x + way * by
  const plume = Array.from({ length: 60 }, () => {
    const away = between(random, 0, 130)
    return `M${at(-64 - away)} ${y - 8 - Math.round(random() * (36 - away * 0.16))}h0`
  })
  const wheel = (cx: number, r: number) =>
    `<circle class="d" cx="${cx}" cy="${y - r + 6}" r="${r}"/><circle class="p" cx="${cx}" cy="${y - r + 6}" r="${Math.round(r * 0.4)}"/>`
  return (
    path('v', wild(place, mid, [24, 58])) +
    path('y', fill(rolling(random, 300, 6, 160))) +
    `<path class="z" d="${rows(306, height, between(random, 200, 440), 15)}" stroke-width="4"/>` +
    grains(random, 344) +
    `<path class="j" d="${plume.join('')}" stroke-width="3.4"/>` +
    path('st', `M${at(-62)} ${y - 40}L${at(-6)} ${y - 40}L${at(-14)} ${y - 8}L${at(-54)} ${y - 8}z`) +
    path('r', `M${at(2)} ${y - 12}V${y - 36}H${at(20)}V${y - 58}H${at(48)}V${y - 36}H${at(76)}V${y - 12}z`) +
    path('p', `M${at(24)} ${y - 54}H${at(44)}V${y - 38}H${at(24)}z`) +
    wheel(at(-34), 13) +
    wheel(at(18), 19) +
    wheel(at(66), 12)
  )
}
