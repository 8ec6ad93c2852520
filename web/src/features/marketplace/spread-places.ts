export type SpreadPoint = { x: number; y: number }

/** Of the sheet, whose places are in percent. */
export const flatness = 560 / 1200

/** Moves marks apart that would cover each other, as little as will do. The order stays, so a mark keeps its place. */
export const spreadPlaces = (places: readonly SpreadPoint[], apart: number): SpreadPoint[] => {
  const moved = places.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < 40; round++) {
    for (const [i, a] of moved.entries())
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x || 0.01, (b.y - a.y) * flatness]
        const distance = Math.hypot(dx, dy)
        if (distance >= apart) continue
        const push = (apart - distance) / 2 / distance
        a.x -= dx * push
        b.x += dx * push
        a.y -= (dy * push) / flatness
        b.y += (dy * push) / flatness
      }
  }
  const edge = apart / 2
  const top = edge / flatness
  return moved.map(({ x, y }) => ({
    x: Math.min(100 - edge, Math.max(edge, x)),
    y: Math.min(100 - top, Math.max(top, y)),
  }))
}
