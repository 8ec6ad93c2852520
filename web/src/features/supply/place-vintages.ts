export type VintageLine = { listingId: string; vintage: number; x: number; y: number }
export type SaleDot = { x: number; y: number; radius: number }
export type VintageLabel = { listingId: string; vintage: number; x: number; y: number }

type Box = { left: number; right: number; top: number; bottom: number }

const wide = 30
const high = 12
// Above the line, under it, and then the same a step farther from its end.
const steps = [0, 1, 2, 3].flatMap((back) => [
  { x: -4 - back * (wide + 6), y: -5 },
  { x: -4 - back * (wide + 6), y: high + 2 },
])

const meets = (box: Box, { x, y, radius }: SaleDot): boolean =>
  x + radius > box.left && x - radius < box.right && y + radius > box.top && y - radius < box.bottom

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Where the vintage of a line can be read near its end: on no dot, no other line and no other vintage. What has no room is left out. */
export const placeVintages = (
  lines: readonly VintageLine[],
  dots: readonly SaleDot[],
  left: number,
): VintageLabel[] => {
  const taken: Box[] = []
  return lines.flatMap(({ listingId, vintage, x, y }) => {
    for (const step of steps) {
      const at = { x: x + step.x, y: y + step.y }
      const box = { left: at.x - wide, right: at.x, top: at.y - high + 2, bottom: at.y + 2 }
      const isFree =
        box.left >= left &&
        !dots.some((dot) => meets(box, dot)) &&
        !taken.some((other) => overlap(box, other)) &&
        !lines.some((other) => other.listingId !== listingId && other.y > box.top && other.y < box.bottom)
      if (!isFree) continue
      taken.push(box)
      return [{ listingId, vintage, ...at }]
    }
    return []
  })
}
