import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { type Scope, scopeOf } from '../../nouns/analysis/scope-of.ts'

/** What becomes of a footprint, in the order in which it is drawn. */
export const fates = ['retired', 'pending', 'held', 'open'] as const
export type Fate = (typeof fates)[number]

/** A stretch of a column: from `y` on, so high. */
export type Stretch = { y: number; height: number }
export type Stream = {
  fate: Fate
  tonnes: number
  /** Where it leaves the footprint, and where it arrives. Both are as high as its tonnes are many. */
  from: Stretch
  to: Stretch
  /** The room its words have beside it. */
  label: Stretch
  /** The fact of the picture. */
  isLargest: boolean
  /** Drawn shorter than it is, so that what is beside it can be read: marked by a break. */
  isBroken: boolean
}

/** The parts of a footprint by scope, in their order: categories of Scope 3 are one part here. */
export const scopesOf = (parts: Coverage['parts']): { scope: Scope; tonnes: number }[] => {
  const sums = new Map<Scope, number>()
  for (const { metric, tonnes } of parts) sums.set(scopeOf(metric), (sums.get(scopeOf(metric)) ?? 0) + tonnes)
  return [...sums].map(([scope, tonnes]) => ({ scope, tonnes }))
}

export const tonnesOf = (coverage: Coverage): Record<Fate, number> => ({
  retired: coverage.retiredTonnes,
  pending: coverage.pendingTonnes,
  held: coverage.heldForItTonnes,
  open: coverage.openTonnes,
})

// What is there is seen, however little it is beside the rest.
const thinnest = 2.5
/** Between two bands where they arrive: apart enough to be told from each other, and still one river. */
const gap = 9
const labelHeight = 50
/** The fact of the picture is said larger than the rest, with the way to credits for it. */
const largestLabelHeight = 92
const labelGap = 12
/** A line leads to the middle of the figure: the first line of its words, so high. */
const figureHeight = 24
const largestFigureHeight = 36
export const figureHeightOf = (isLargest: boolean): number => (isLargest ? largestFigureHeight : figureHeight)

/** From this share on what is open leaves too little room to read the rest in: it is drawn as so much of the height. */
const brokenFrom = 0.8
const brokenHeight = 0.52

/** How many tonnes a band is drawn as: its own, or fewer where what is open is broken. */
const drawnOf = (
  flows: readonly { fate: Fate; tonnes: number }[],
): { fate: Fate; drawn: number; isBroken: boolean }[] => {
  const rest = flows.reduce((sum, { fate, tonnes }) => sum + (fate === 'open' ? 0 : tonnes), 0)
  return flows.map(({ fate, tonnes }) => {
    const isBroken = fate === 'open' && rest > 0 && tonnes / (tonnes + rest) > brokenFrom
    return { fate, isBroken, drawn: isBroken ? (rest * brokenHeight) / (1 - brokenHeight) : tonnes }
  })
}

type Label = { middle: number; high: number; lead: number }

/** Figures beside the middle of their bands, in their order: pushed down where they would lie over each other, and back up from the end. */
const placeLabels = (labels: readonly Label[], height: number): Stretch[] => {
  const places: Stretch[] = []
  let free = 0
  for (const { middle, high, lead } of labels) {
    const y = Math.max(free, middle - lead / 2)
    places.push({ y, height: high })
    free = y + high + labelGap
  }
  let end = Math.max(
    height,
    labels.reduce((sum, { high }) => sum + high + labelGap, -labelGap),
  )
  return places
    .toReversed()
    .map((place) => {
      const y = Math.min(place.y, end - place.height)
      end = y - labelGap
      return { ...place, y }
    })
    .toReversed()
}

/**
 * Bands from one column to another, true to scale; what is open is broken where it would leave no room to the rest. More
 * retired than was emitted flows no farther than the footprint reaches. Bands that are too thin for their words stay close to the others; their words stand apart, each led to by a line.
 */
export const shapeRiver = (coverage: Coverage, height: number): Stream[] => {
  const { footprintTonnes } = coverage
  const told = tonnesOf(coverage)
  const shown = fates.filter((fate) => told[fate] > 0)
  if (footprintTonnes <= 0 || shown.length === 0) return []
  let left = footprintTonnes
  const flows = shown.map((fate) => {
    const tonnes = Math.min(told[fate], left)
    left -= tonnes
    return { fate, tonnes }
  })
  const scaled = height - gap * (shown.length - 1) - thinnest * shown.length
  const drawn = drawnOf(flows)
  // With nothing broken it is the footprint that fills the height.
  const whole = drawn.some(({ isBroken }) => isBroken)
    ? drawn.reduce((sum, band) => sum + band.drawn, 0)
    : footprintTonnes
  const highs = drawn.map((band) => Math.max(thinnest, (band.drawn / whole) * scaled))
  const most = Math.max(...shown.map((fate) => told[fate]))
  const largest = shown.find((fate) => told[fate] === most)
  const tos: Stretch[] = []
  let y = 0
  for (const high of highs) {
    tos.push({ y, height: high })
    y += high + gap
  }
  const labels = placeLabels(
    tos.map((to, at) => ({
      middle: to.y + to.height / 2,
      high: shown[at] === largest ? largestLabelHeight : labelHeight,
      lead: figureHeightOf(shown[at] === largest),
    })),
    height,
  )
  // The footprint stands in the middle of what becomes of it.
  let fromY = (gap * (shown.length - 1)) / 2
  return flows.map(({ fate }, at) => {
    const to = tos[at] ?? { y: 0, height: thinnest }
    const from = { y: fromY, height: to.height }
    fromY += to.height
    return {
      fate,
      tonnes: told[fate],
      from,
      to,
      label: labels[at] ?? { y: 0, height: labelHeight },
      isLargest: fate === largest,
      isBroken: drawn[at]?.isBroken ?? false,
    }
  })
}

/** Teeth along the middle of a band from its first end to its second, where it is broken: the middle, and up or down of it. */
export const breakPoints = (
  x0: number,
  from: Stretch,
  x1: number,
  to: Stretch,
): { x: number; y: number }[] => {
  const [a, b] = [from.y + from.height / 2, to.y + to.height / 2]
  const middle = (x0 + x1) / 2
  const teeth = Math.max(2, Math.round((x1 - x0) / 9))
  return Array.from({ length: teeth + 1 }, (_, at) => {
    const t = at / teeth
    const [s, s2, t2] = [1 - t, (1 - t) ** 2, t ** 2]
    return {
      x: x0 * s2 * s + 3 * middle * s2 * t + 3 * middle * s * t2 + x1 * t2 * t,
      y: a * s2 * (1 + 2 * t) + b * t2 * (3 - 2 * t) + (at % 2 === 0 ? -3 : 3),
    }
  })
}

/** A band with soft bends, as a closed path. */
export const bandPath = (x0: number, from: Stretch, x1: number, to: Stretch): string => {
  const middle = (x0 + x1) / 2
  return [
    `M${x0},${from.y}`,
    `C${middle},${from.y} ${middle},${to.y} ${x1},${to.y}`,
    `V${to.y + to.height}`,
    `C${middle},${to.y + to.height} ${middle},${from.y + from.height} ${x0},${from.y + from.height}`,
    'Z',
  ].join('')
}
