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
const thinnest = 1.5
export const labelHeight = 56

/**
 * Bands from one column to another, true to scale. More retired than was emitted flows no farther than the footprint
 * reaches. Bands that are too thin for their words arrive farther apart.
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
  const gap = 10
  // The words of every band have their room; what is left of the height is the scale.
  const scaled = Math.max(height * 0.4, height - gap * (shown.length - 1) - labelHeight * (shown.length - 1))
  const highOf = (tonnes: number) => Math.max(thinnest, (tonnes / footprintTonnes) * scaled)
  const bands: Stream[] = []
  let fromY = 0
  let labelY = 0
  for (const { fate, tonnes } of flows) {
    const high = highOf(tonnes)
    const room = Math.max(high, labelHeight)
    bands.push({
      fate,
      tonnes: told[fate],
      from: { y: fromY, height: high },
      to: { y: labelY, height: high },
      label: { y: labelY, height: room },
    })
    fromY += high
    labelY += room + gap
  }
  // The footprint stands in the middle of what becomes of it.
  const lift = Math.max(0, (labelY - gap - fromY) / 2)
  return bands.map((band) => ({ ...band, from: { ...band.from, y: band.from.y + lift } }))
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
