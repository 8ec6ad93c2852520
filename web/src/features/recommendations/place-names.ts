/** Something in the picture that has a name: where it is, how large, and how much the name matters. */
export type Named = {
  key: string
  text: string
  /** What it is called where the whole name finds no place, the longer first. */
  short?: readonly string[]
  x: number
  y: number
  radius: number
}
export type PlacedName = {
  key: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'end' | 'middle'
}

type Box = { left: number; right: number; top: number; bottom: number }

// Of the face the names are set in, on the generous side: a name that is thought too long only moves.
const letterPixels = 6.7
const linePixels = 17
const gap = 7

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const boxOf = ({ text, x, y, anchor }: PlacedName): Box => {
  const width = text.length * letterPixels
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width, top: y - linePixels / 2, bottom: y + linePixels / 2 }
}

/** Beside it, above and under it, and then at its corners: near enough to be taken for its own. */
const placesOf = ({ key, x, y, radius }: Named, text: string): PlacedName[] => {
  const [right, left] = [x + radius + gap, x - radius - gap]
  const away = radius + linePixels / 2 + 2
  const at = (anchor: PlacedName['anchor'], nextX: number, nextY: number): PlacedName => ({
    key,
    text,
    x: nextX,
    y: nextY,
    anchor,
  })
  return [
    at('start', right, y),
    at('end', left, y),
    at('middle', x, y - away),
    at('middle', x, y + away),
    ...[-linePixels, linePixels].flatMap((by) => [at('start', right, y + by), at('end', left, y + by)]),
    ...[-away, away].flatMap((by) => [at('start', x - radius, y + by), at('end', x + radius, y + by)]),
  ]
}

const around = ({ x, y, radius }: { x: number; y: number; radius: number }): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

const lineStep = 6
const lineHalf = 3

/** A line as the places it passes, close enough that no name slips between two of them. */
export const alongLine = (points: readonly { x: number; y: number }[]) =>
  points.flatMap((from, at) => {
    const to = points[at + 1] ?? from
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / lineStep))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
      radius: lineHalf,
    }))
  })

/**
 * Each name beside what it names, at the right where there is room and otherwise where there is, on no other name and
 * on no mark; one that finds no place, and none for its short names, is left out. What comes first matters most.
 */
export const placeNames = (
  named: readonly Named[],
  frame: { left: number; right: number; top: number; ground: number },
  /** What no name lies on, beside the marks that are named. */
  kept: readonly { x: number; y: number; radius: number }[] = [],
  /** What a name lies on only where it has no better place. */
  others: readonly { x: number; y: number; radius: number }[] = [],
) => {
  const shapes = [...named, ...kept]
  const placed: PlacedName[] = []
  for (const one of named) {
    const { x, y } = one
    const places = [one.text, ...(one.short ?? [])].flatMap((text) => placesOf(one, text))
    const free = places.filter((place) => {
      const box = boxOf(place)
      const isInside =
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.ground
      return (
        isInside &&
        !placed.some((other) => meet(boxOf(other), box)) &&
        !shapes.some((shape) => (shape.x !== x || shape.y !== y) && meet(around(shape), box))
      )
    })
    const clear = free.find((place) => !others.some((other) => meet(around(other), boxOf(place))))
    const best = clear ?? free[0]
    if (best) placed.push(best)
  }
  return placed
}
