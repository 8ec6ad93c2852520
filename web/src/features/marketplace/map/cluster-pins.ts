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

/** Whether a closer look would part them. */
export const canPart = ({ pins }: PinCluster<Pin>): boolean => {
  const [first] = pins
  return pins.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > 0.5)
}
