/** Words of so many pixels beside a mark that goes so far from its middle. */
export type PinLabel = { id: string; x: number; y: number; wide: number; reach: number }
type Box = { left: number; right: number; top: number; bottom: number }

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const lettersHigh = 18

export type LabelSide = 'below' | 'above' | 'right' | 'left'

const boxOn: Record<LabelSide, (label: PinLabel) => Box> = {
  below: ({ x, y, wide, reach }) => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y + reach,
    bottom: y + reach + lettersHigh,
  }),
  above: ({ x, y, wide, reach }) => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - reach - lettersHigh,
    bottom: y - reach,
  }),
  right: ({ x, y, wide, reach }) => ({
    left: x + reach,
    right: x + reach + wide,
    top: y - lettersHigh / 2,
    bottom: y + lettersHigh / 2,
  }),
  left: ({ x, y, wide, reach }) => ({
    left: x - reach - wide,
    right: x - reach,
    top: y - lettersHigh / 2,
    bottom: y + lettersHigh / 2,
  }),
}
const sides = ['below', 'right', 'left', 'above'] as const

/**
 * On which side of its mark each of these words can be read: under it where there is room, else on another side. The first
 * come first, none lies on another, on a mark or over the edge, and what has no room on any side is left out.
 */
export const placeLabels = (
  labels: readonly PinLabel[],
  frame: { width: number; height: number },
): ReadonlyMap<string, LabelSide> => {
  const taken: Box[] = []
  const placed = new Map<string, LabelSide>()
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height
  for (const label of labels) {
    const marks = labels
      .filter(({ id }) => id !== label.id)
      .map(({ x, y, reach }) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }))
    const side = sides.find((one) => {
      const box = boxOn[one](label)
      return isInside(box) && ![...taken, ...marks].some((other) => meet(box, other))
    })
    if (!side) continue
    taken.push(boxOn[side](label))
    placed.set(label.id, side)
  }
  return placed
}
