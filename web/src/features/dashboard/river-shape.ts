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
export const labelHeight = 56
/** The fact of the picture is said larger than the rest. */
export const largestLabelHeight = 84
const labelGap = 10

/** Words beside the middle of their bands, in their order: pushed down where they would lie over each other, and back up from the end. */
const placeLabels = (middles: readonly number[], heights: readonly number[], height: number): Stretch[] => {
  const places: Stretch[] = []
  let free = 0
  for (const [at, middle] of middles.entries()) {
    const high = heights[at] ?? labelHeight
    const y = Math.max(free, middle - high / 2)
    places.push({ y, height: high })
    free = y + high + labelGap
  }
  let end = Math.max(
    height,
    heights.reduce((sum, high) => sum + high + labelGap, -labelGap),
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
 * Bands from one column to another, true to scale. More retired than was emitted flows no farther than the footprint
 * reaches. Bands that are too thin for their words stay close to the others; their words stand apart, each led to by a line.
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
  const highs = flows.map(({ tonnes }) => Math.max(thinnest, (tonnes / footprintTonnes) * scaled))
  const most = Math.max(...shown.map((fate) => told[fate]))
  const largest = shown.find((fate) => told[fate] === most)
  const tos: Stretch[] = []
  let y = 0
  for (const high of highs) {
    tos.push({ y, height: high })
    y += high + gap
  }
  const labels = placeLabels(
    tos.map((to) => to.y + to.height / 2),
    shown.map((fate) => (fate === largest ? largestLabelHeight : labelHeight)),
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
