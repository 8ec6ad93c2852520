import { flatness, type SpreadPoint } from './spread-places.ts'

export type PlaceGroup<Item> = SpreadPoint & { items: Item[] }

const middle = (places: readonly SpreadPoint[]): SpreadPoint => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})

/** Neighbours that a finger could not tell apart become one mark between them; on a wide sheet hardly any do. */
export const groupPlaces = <Item extends SpreadPoint>(
  items: readonly Item[],
  nearer: number,
): PlaceGroup<Item>[] => {
  const groups: PlaceGroup<Item>[] = items.map((item) => ({ x: item.x, y: item.y, items: [item] }))
  for (;;) {
    let nearest: { a: number; b: number; distance: number } | null = null
    for (const [a, one] of groups.entries())
      for (const [b, other] of groups.entries()) {
        if (b <= a) continue
        const distance = Math.hypot(other.x - one.x, (other.y - one.y) * flatness)
        if (distance < (nearest?.distance ?? nearer)) nearest = { a, b, distance }
      }
    if (!nearest) return groups
    const [joined] = groups.splice(nearest.b, 1)
    const kept = groups[nearest.a]
    if (!joined || !kept) return groups
    const members = [...kept.items, ...joined.items]
    groups[nearest.a] = { ...middle(members), items: members }
  }
}
