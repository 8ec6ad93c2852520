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
type Point = { x: number; y: number }
type Spot = Point & { radius: number }
export type PlacedName = {
  key: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'end' | 'middle'
  /** From what it names to the name, where that stands apart. */
  leader?: readonly [Point, Point]
}

type Box = { left: number; right: number; top: number; bottom: number }

// Of the face the names are set in, on the generous side: a name that is thought too long only moves.
const letterPixels = 6.7
const linePixels = 17
const gap = 7
/** Nearer to something else than this, a name is taken for that one's. */
const apart = 3
/** How far from its mark a name that is led to stands, the nearest first. */
const reaches = [14, 24, 36, 50, 66]
const turns = 32

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

/** Apart from it on every side, each at the end of a line. */
const ledPlacesOf = ({ key, x, y, radius }: Named, text: string): PlacedName[] =>
  reaches.flatMap((reach) =>
    Array.from({ length: turns }, (_, turn): PlacedName => {
      const angle = (2 * Math.PI * turn) / turns
      const [across, down] = [Math.cos(angle), Math.sin(angle)]
      const at = (away: number): Point => ({ x: x + away * across, y: y + away * down })
      const end = at(radius + reach)
      const isLevel = Math.abs(across) > 0.3
      return {
        key,
        text,
        x: end.x + (isLevel ? Math.sign(across) * 4 : 0),
        y: end.y + (isLevel ? 0 : Math.sign(down) * (linePixels / 2)),
        anchor: isLevel ? (across > 0 ? 'start' : 'end') : 'middle',
        leader: [at(radius + 2), end],
      }
    }),
  )

const around = ({ x, y, radius }: Spot, by = 0): Box => ({
  left: x - radius - by,
  right: x + radius + by,
  top: y - radius - by,
  bottom: y + radius + by,
})

const lineStep = 6
const lineHalf = 4

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

/** The name and the line to it, as the boxes they take. */
const boxesOf = (place: PlacedName): Box[] => [
  boxOf(place),
  ...(place.leader ? alongLine(place.leader).map((spot) => around({ ...spot, radius: 1 })) : []),
]

/**
 * Each name beside what it names, at the right where there is room and otherwise where there is, on no other name and on no
 * mark; where all of that hides something, apart from it at the end of a line. One that finds no place, and none for its
 * short names, is left out, and so is a spare one without a place that crosses nothing. What comes first matters most.
 */
export const placeNames = (
  named: readonly Named[],
  frame: { left: number; right: number; top: number; ground: number },
  /** What no name lies on, beside the marks that are named. */
  kept: readonly Spot[] = [],
  /** What a name lies on only where it has no better place. */
  others: readonly Spot[] = [],
) => {
  const shapes = [...named, ...kept]
  const placed: PlacedName[] = []
  for (const one of named) {
    const strange = shapes.filter(({ x, y }) => x !== one.x || y !== one.y)
    const isFree = (place: PlacedName): boolean => {
      const box = boxOf(place)
      const isInside =
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.ground
      return (
        isInside &&
        !boxesOf(place).some(
          (part) =>
            placed.some((other) => boxesOf(other).some((taken) => meet(taken, part))) ||
            strange.some((shape) => meet(around(shape), part)),
        )
      )
    }
    const isOffOthers = (part: Box) => !others.some((other) => meet(around(other), part))
    const isClear = (place: PlacedName): boolean =>
      !strange.some((shape) => meet(around(shape, apart), boxOf(place))) && isOffOthers(boxOf(place))
    const texts = [one.text, ...(one.short ?? [])]
    const near = texts.flatMap((text) => placesOf(one, text).filter(isFree))
    const led = () =>
      texts
        .flatMap((text) => ledPlacesOf(one, text))
        .filter(isFree)
        .filter(isClear)
    const best =
      texts
        .flatMap((text) => [...placesOf(one, text), ...ledPlacesOf(one, text)])
        .find((place) => isFree(place) && isClear(place) && boxesOf(place).every(isOffOthers)) ??
      // Rather a thin line across another than words on it.
      led()[0] ??
      near[0]
    if (best) placed.push(best)
  }
  return placed
}
