type Spot = { id: string; x: number; y: number }

const ways: Record<string, (dx: number, dy: number) => [ahead: number, aside: number]> = {
  ArrowRight: (dx, dy) => [dx, Math.abs(dy)],
  ArrowLeft: (dx, dy) => [-dx, Math.abs(dy)],
  ArrowDown: (dx, dy) => [dy, Math.abs(dx)],
  ArrowUp: (dx, dy) => [-dy, Math.abs(dx)],
}

/** The mark an arrow key leads to: the nearest on that side, one straight ahead before one that lies aside. */
export const nextPin = <Each extends Spot>(marks: readonly Each[], from: Spot, key: string): Each | null => {
  const way = ways[key]
  if (!way) return null
  const reached = marks.flatMap((mark) => {
    const [ahead, aside] = way(mark.x - from.x, mark.y - from.y)
    return mark.id !== from.id && ahead > 0 ? [{ mark, far: ahead + aside * 2 }] : []
  })
  return reached.length > 0 ? reached.reduce((a, b) => (b.far < a.far ? b : a)).mark : null
}
