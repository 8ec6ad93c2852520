type PlacedDot = { country: string | null; size: number; x: number; y: number; r: number }
type LabelRoom = {
  tell: (country: string, size: number) => string
  /** How tall the words are, in the measure of the map. */
  letter: number
  width: number
}
export type MapLabel = { text: string; x: number; y: number; anchor: 'start' | 'end' | 'middle' }

const letterShare = 0.56

/**
 * One label for each country, beside its largest dot: to the right of it, to the left where that is taken, or below. The largest
 * come first, and where there is no room for it a label is left out.
 */
export const placeLabels = (dots: readonly PlacedDot[], { tell, letter, width }: LabelRoom): MapLabel[] => {
  const sums = new Map<string, { size: number; dot: PlacedDot }>()
  for (const dot of dots) {
    if (!dot.country) continue
    const there = sums.get(dot.country)
    if (!there) sums.set(dot.country, { size: dot.size, dot })
    else sums.set(dot.country, { size: there.size + dot.size, dot: there.dot.r < dot.r ? dot : there.dot })
  }
  type Taken = { x0: number; x1: number; y0: number; y1: number }
  const taken: Taken[] = dots.map(({ x, y, r }) => ({ x0: x - r, x1: x + r, y0: y - r, y1: y + r }))
  const labels: MapLabel[] = []
  for (const [country, { size, dot }] of [...sums].sort(([, a], [, b]) => b.size - a.size)) {
    const text = tell(country, size)
    const long = text.length * letter * letterShare
    const away = dot.r + letter * 0.4
    const half = letter * 0.6
    const below = dot.y + dot.r + letter * 0.8
    const sides = [
      { anchor: 'start' as const, x: dot.x + away, y: dot.y, x0: dot.x + away },
      { anchor: 'end' as const, x: dot.x - away, y: dot.y, x0: dot.x - away - long },
      { anchor: 'middle' as const, x: dot.x, y: below, x0: dot.x - long / 2 },
    ].map((side) => ({ ...side, x1: side.x0 + long, y0: side.y - half, y1: side.y + half }))
    const side = sides.find(
      ({ x0, x1, y0, y1 }) =>
        x0 >= 0 &&
        x1 <= width &&
        !taken.some((one) => one.x0 < x1 && one.x1 > x0 && one.y0 < y1 && one.y1 > y0),
    )
    if (!side) continue
    taken.push(side)
    labels.push({ text, x: side.x, y: side.y, anchor: side.anchor })
  }
  return labels
}
