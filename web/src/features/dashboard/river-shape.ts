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
  /** Where it stands in the loupe, if it is drawn larger there. */
  inset: Stretch | null
}

/** The thin bands at the top of the river once more, larger: from where, to where, and how many times. */
export type Loupe = { from: Stretch; to: Stretch; times: number }

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

/** From this share on what is open leaves too little room to read the rest in: the rest stands in a loupe as well. */
const loupeFrom = 0.8
/** So many bands in the loupe have their words beside them on so much height. */
const loupeHeight = (bands: number): number => bands * labelHeight + (bands - 1) * labelGap
/** Under the loupe, for how many times it enlarges. */
const loupeWordsHeight = 24

/** So little larger is not worth a second drawing. */
const timesLeast = 1.5
/** A number of times that can be said: of two digits that count, and enough for the words. */
const timesOf = (exact: number): number => {
  const unit = 10 ** (Math.floor(Math.log10(exact)) - 1)
  return Number((Math.ceil(exact / unit) * unit).toPrecision(2))
}

type Label = { middle: number; high: number; lead: number; least?: number }

/** Figures beside the middle of their bands, in their order: pushed down where they would lie over each other, and back up from the end. */
const placeLabels = (labels: readonly Label[], height: number): Stretch[] => {
  const places: Stretch[] = []
  let free = 0
  for (const { middle, high, lead, least = 0 } of labels) {
    const y = Math.max(free, least, middle - lead / 2)
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
 * Bands from one column to another, all of them true to scale. Where what is open leaves the rest too thin to be read, the
 * rest stands a second time in a loupe, true to scale in itself. More retired than was emitted flows no farther than the
 * footprint reaches. Words stand apart, each led to by a line.
 */
export const shapeRiver = (coverage: Coverage, height: number): { bands: Stream[]; loupe: Loupe | null } => {
  const { footprintTonnes } = coverage
  const told = tonnesOf(coverage)
  const shown = fates.filter((fate) => told[fate] > 0)
  if (footprintTonnes <= 0 || shown.length === 0) return { bands: [], loupe: null }
  let left = footprintTonnes
  const flows = shown.map((fate) => {
    const tonnes = Math.min(told[fate], left)
    left -= tonnes
    return { fate, tonnes }
  })
  const covered = flows.filter(({ fate }) => fate !== 'open')
  const coveredTonnes = covered.reduce((sum, { tonnes }) => sum + tonnes, 0)
  const hasLoupe =
    coveredTonnes > 0 &&
    told.open / footprintTonnes > loupeFrom &&
    loupeHeight(covered.length) / ((coveredTonnes / footprintTonnes) * height) > timesLeast
  // What is enlarged together stays together: a gap would be enlarged with it.
  const gaps = hasLoupe ? 1 : shown.length - 1
  const scaled = height - gap * gaps - thinnest * shown.length
  const highOf = (tonnes: number): number => (tonnes / footprintTonnes) * scaled
  const highs = flows.map(({ tonnes }) => Math.max(thinnest, highOf(tonnes)))
  const most = Math.max(...shown.map((fate) => told[fate]))
  const largest = shown.find((fate) => told[fate] === most)
  const tos: Stretch[] = []
  let y = 0
  for (const [at, high] of highs.entries()) {
    tos.push({ y, height: high })
    y += high + (hasLoupe && at < covered.length - 1 ? 0 : gap)
  }
  const times = hasLoupe ? timesOf(loupeHeight(covered.length) / highOf(coveredTonnes)) : 0
  const insets: Stretch[] = []
  if (hasLoupe) {
    let insetY = 0
    for (const { tonnes } of covered) {
      const high = Math.max(thinnest, highOf(tonnes) * times)
      insets.push({ y: insetY, height: high })
      insetY += high
    }
  }
  const end = insets.at(-1)
  const loupe = end && {
    from: { y: 0, height: highs.slice(0, covered.length).reduce((sum, high) => sum + high, 0) },
    to: { y: 0, height: end.y + end.height },
    times,
  }
  const labels = placeLabels(
    tos.map((to, at) => {
      const { y: top, height: high } = insets[at] ?? to
      return {
        middle: top + high / 2,
        high: shown[at] === largest ? largestLabelHeight : labelHeight,
        lead: figureHeightOf(shown[at] === largest),
        least: loupe && !insets[at] ? loupe.to.height + loupeWordsHeight : 0,
      }
    }),
    height,
  )
  // The footprint stands in the middle of what becomes of it.
  let fromY = (gap * gaps) / 2
  const bands = flows.map(({ fate }, at) => {
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
      inset: insets[at] ?? null,
    }
  })
  return { bands, loupe: loupe ?? null }
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
