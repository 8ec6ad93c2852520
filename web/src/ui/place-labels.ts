/** Words of so many pixels beside a mark that goes so far from its middle. */
export type PinLabel = { id: string; x: number; y: number; wide: number; reach: number }
type Box = { left: number; right: number; top: number; bottom: number }

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

type Mark = Pick<PinLabel, 'x' | 'y' | 'reach'>
const boxOf = ({ x, y, reach }: Mark): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
})

export type LabelSide = 'below' | 'above' | 'right' | 'left'

const boxOn: Record<LabelSide, (label: PinLabel, high: number) => Box> = {
  below: ({ x, y, wide, reach }, high) => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y + reach,
    bottom: y + reach + high,
  }),
  above: ({ x, y, wide, reach }, high) => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - reach - high,
    bottom: y - reach,
  }),
  right: ({ x, y, wide, reach }, high) => ({
    left: x + reach,
    right: x + reach + wide,
    top: y - high / 2,
    bottom: y + high / 2,
  }),
  left: ({ x, y, wide, reach }, high) => ({
    left: x - reach - wide,
    right: x - reach,
    top: y - high / 2,
    bottom: y + high / 2,
  }),
}
const everySide = ['below', 'right', 'left', 'above'] as const
const lettersHigh = 18

type Options<Side> = {
  /** How tall the words are. */
  high?: number
  /** Where they may stand, the best place first. */
  sides?: readonly Side[]
  /** What they may not cover, where that is more than the marks they belong to. */
  marks?: readonly Mark[]
}

/**
 * On which side of its mark each of these words can be read: under it where there is room, else on another side. The first
 * come first, none lies on another, on a mark or over the edge, and what has no room on any side is left out.
 */
export const placeLabels = <Side extends LabelSide = LabelSide>(
  labels: readonly PinLabel[],
  frame: { width: number; height: number },
  {
    high = lettersHigh,
    sides = everySide as readonly LabelSide[] as readonly Side[],
    marks,
  }: Options<Side> = {},
): ReadonlyMap<string, Side> => {
  const taken: Box[] = []
  const placed = new Map<string, Side>()
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height
  for (const label of labels) {
    const others = (marks ?? labels.filter(({ id }) => id !== label.id)).map(boxOf)
    const side = sides.find((one) => {
      const box = boxOn[one](label, high)
      return isInside(box) && ![...taken, ...others].some((other) => meet(box, other))
    })
    if (!side) continue
    taken.push(boxOn[side](label, high))
    placed.set(label.id, side)
  }
  return placed
}
