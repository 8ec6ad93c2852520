type Spot = { x: number; y: number; radius: number }
type Point = { x: number; y: number }
type Frame = { left: number; right: number; top: number; ground: number }

export const ringRadius = 9
/** From the place of a basket to its ring, where that would hide something. */
const reaches = [34, 46]
const turns = [-90, -45, -135, 0, 180, 45, 135, 90]

const isClear = ({ x, y }: Point, spots: readonly Spot[]) =>
  spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) > spot.radius + ringRadius + 2)

/**
 * Where the numbered ring of another basket is drawn: on its place, or beside it and led to by a line where it would lie on
 * what is bought or on the line of the cheapest. With no free side it stays where it is: a ring somewhere else would tell a
 * lie.
 */
export const placeRings = (
  at: readonly Point[],
  kept: readonly Spot[],
  frame: Frame,
  /** What a ring hides only where it has no better place. */
  others: readonly Spot[] = [],
): Point[] => {
  const placed: Point[] = []
  for (const one of at) {
    const spots = [...kept, ...placed.map((ring) => ({ ...ring, radius: ringRadius }))]
    const beside = reaches.flatMap((reach) =>
      turns.map((turn) => {
        const angle = (turn * Math.PI) / 180
        return { x: one.x + reach * Math.cos(angle), y: one.y + reach * Math.sin(angle) }
      }),
    )
    const isInside = ({ x, y }: Point) =>
      x > frame.left + ringRadius &&
      x < frame.right - ringRadius &&
      y > frame.top + ringRadius &&
      y < frame.ground - ringRadius
    const places = [one, ...beside.filter(isInside)].filter((place) => isClear(place, spots))
    placed.push(places.find((place) => isClear(place, others)) ?? places[0] ?? one)
  }
  return placed
}
