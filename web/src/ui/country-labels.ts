import { type LabelSide, placeLabels } from './place-labels.ts'

type PlacedDot = { country: string | null; size: number; x: number; y: number; r: number }
type LabelRoom = {
  tell: (country: string, size: number) => string
  /** How tall the words are, in the measure of the map. */
  letter: number
  width: number
}
type CountryLabel = { text: string; x: number; y: number; anchor: 'start' | 'end' | 'middle' }

const letterShare = 0.56
const lineShare = 1.2
const sides = ['right', 'left', 'below'] as const satisfies LabelSide[]
const anchors = { right: 'start', left: 'end', below: 'middle' } as const

/** All credits of each country, at its largest dot; the largest country first. */
const sumCountries = (dots: readonly PlacedDot[]) => {
  const sums = new Map<string, { size: number; dot: PlacedDot }>()
  for (const dot of dots) {
    if (!dot.country) continue
    const there = sums.get(dot.country)
    if (!there) sums.set(dot.country, { size: dot.size, dot })
    else sums.set(dot.country, { size: there.size + dot.size, dot: there.dot.r < dot.r ? dot : there.dot })
  }
  return [...sums].sort(([, a], [, b]) => b.size - a.size)
}

/** One label for each country, beside its largest dot: to the right of it, to the left where that is taken, or below. */
export const countryLabels = (
  dots: readonly PlacedDot[],
  { tell, letter, width }: LabelRoom,
): CountryLabel[] => {
  const high = letter * lineShare
  const wanted = sumCountries(dots).map(([country, { size, dot }]) => {
    const text = tell(country, size)
    const wide = text.length * letter * letterShare
    return { id: country, text, x: dot.x, y: dot.y, wide, reach: dot.r + letter * 0.4 }
  })
  const marks = dots.map(({ x, y, r }) => ({ x, y, reach: r }))
  const frame = { width, height: Number.POSITIVE_INFINITY }
  const placed = placeLabels(wanted, frame, { high, sides, marks })
  return wanted.flatMap(({ id, text, x, y, reach }) => {
    const side = placed.get(id)
    if (!side) return []
    if (side === 'below') return { text, x, y: y + reach + high / 2, anchor: anchors.below }
    return { text, x: side === 'right' ? x + reach : x - reach, y, anchor: anchors[side] }
  })
}
