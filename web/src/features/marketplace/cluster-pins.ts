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

/**
 * Which of these words under their marks can be read: the first come first, and none lies on another or on a mark. `reach`
 * is how far a mark goes from its middle.
 */
export const readable = (labels: readonly PinLabel[], reach: number): ReadonlySet<string> => {
  const taken: Box[] = []
  const shown = new Set<string>()
  for (const { id, x, y, wide } of labels) {
    const box = { left: x - wide / 2, right: x + wide / 2, top: y + reach, bottom: y + reach + lettersHigh }
    const marks = labels
      .filter((other) => other.id !== id)
      .map((other) => ({
        left: other.x - reach,
        right: other.x + reach,
        top: other.y - reach,
        bottom: other.y + reach,
      }))
    if ([...taken, ...marks].some((other) => meet(box, other))) continue
    taken.push(box)
    shown.add(id)
  }
  return shown
}

/** Whether a closer look would part them. */
export const canPart = ({ pins }: PinCluster<Pin>): boolean => {
  const [first] = pins
  return pins.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > 0.5)
}
