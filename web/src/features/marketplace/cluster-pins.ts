export type Pin = { id: string; x: number; y: number; credits: number }
export type PinCluster<Each extends Pin> = { x: number; y: number; pins: [Each, ...Each[]] }

/**
 * Pins that would cover each other become one. The largest comes first and takes those near it, so a cluster stands where
 * most of its tonnes are.
 */
export const clusterPins = <Each extends Pin>(pins: readonly Each[], nearer: number): PinCluster<Each>[] => {
  const left = [...pins].sort((a, b) => b.credits - a.credits || (a.id < b.id ? -1 : 1))
  const clusters: PinCluster<Each>[] = []
  for (const pin of left) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) < nearer)
    if (near) near.pins.push(pin)
    else clusters.push({ x: pin.x, y: pin.y, pins: [pin] })
  }
  return clusters
}

export type PinLabel = { id: string; x: number; y: number; wide: number }
type Box = { left: number; right: number; top: number; bottom: number }

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const lettersHigh = 16

export type LabelSide = 'below' | 'above' | 'right' | 'left'

const boxOn: Record<LabelSide, (label: PinLabel, reach: number) => Box> = {
  below: ({ x, y, wide }, reach) => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y + reach,
    bottom: y + reach + lettersHigh,
  }),
  above: ({ x, y, wide }, reach) => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - reach - lettersHigh,
    bottom: y - reach,
  }),
  right: ({ x, y, wide }, reach) => ({
    left: x + reach,
    right: x + reach + wide,
    top: y - lettersHigh / 2,
    bottom: y + lettersHigh / 2,
  }),
  left: ({ x, y, wide }, reach) => ({
    left: x - reach - wide,
    right: x - reach,
    top: y - lettersHigh / 2,
    bottom: y + lettersHigh / 2,
  }),
}
const sides = ['below', 'above', 'right', 'left'] as const

/**
 * On which side of its mark each of these words can be read: under it where there is room, else on another side. The first
 * come first, none lies on another or on a mark, and what has no room on any side is left out. `reach` is how far a mark
 * goes from its middle.
 */
export const placeLabels = (labels: readonly PinLabel[], reach: number): ReadonlyMap<string, LabelSide> => {
  const taken: Box[] = []
  const placed = new Map<string, LabelSide>()
  for (const label of labels) {
    const marks = labels
      .filter(({ id }) => id !== label.id)
      .map(({ x, y }) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }))
    const side = sides.find((one) => {
      const box = boxOn[one](label, reach)
      return ![...taken, ...marks].some((other) => meet(box, other))
    })
    if (!side) continue
    taken.push(boxOn[side](label, reach))
    placed.set(label.id, side)
  }
  return placed
}

/** Whether a closer look would part them. */
export const canPart = ({ pins }: PinCluster<Pin>): boolean => {
  const [first] = pins
  return pins.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > 0.5)
}
