type Spot = { x: number; y: number; radius: number }
type Point = { x: number; y: number }
type Frame = { left: number; right: number; top: number; ground: number }

export const ringRadius = 9
/** From the place of a basket to its ring, where that would hide something. */
const reach = 34
const turns = [-90, -45, -135, 0, 180, 45, 135, 90]

const isClear = ({ x, y }: Point, spots: readonly Spot[]) =>
  spots.every((spot) => Math.hypot(spot.x - x, spot.y - y) > spot.radius + ringRadius + 2)

/**
 * Where the numbered ring of another basket is drawn: on its place, or beside it and led to by a line where it would lie on
 * what is bought. With no free side it stays where it is: a ring somewhere else would tell a lie.
 */
export const placeRings = (at: readonly Point[], kept: readonly Spot[], frame: Frame): Point[] => {
  const placed: Point[] = []
  for (const one of at) {
    const spots = [...kept, ...placed.map((ring) => ({ ...ring, radius: ringRadius }))]
    const beside = turns.map((turn) => {
      const angle = (turn * Math.PI) / 180
      return { x: one.x + reach * Math.cos(angle), y: one.y + reach * Math.sin(angle) }
    })
    const isInside = ({ x, y }: Point) =>
      x > frame.left + ringRadius &&
      x < frame.right - ringRadius &&
      y > frame.top + ringRadius &&
      y < frame.ground - ringRadius
    placed.push(
      isClear(one, spots) ? one : (beside.find((place) => isInside(place) && isClear(place, spots)) ?? one),
    )
  }
  return placed
}
