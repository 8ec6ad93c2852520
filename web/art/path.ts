export type Point = readonly [x: number, y: number]

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) => {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Ramer, Douglas and Peucker: drops every point the eye would not miss. */
export const simplify = (points: readonly Point[], tolerance: number): Point[] => {
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let distance = 0
  points.forEach((point, i) => {
    const away = distanceToLine(point, first, last)
    if (away > distance) [farthest, distance] = [i, away]
  })
  if (distance <= tolerance) return [first, last]
  const head = simplify(points.slice(0, farthest + 1), tolerance)
  return [...head.slice(0, -1), ...simplify(points.slice(farthest), tolerance)]
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`

/** Straight from point to point, in whole units and relative steps: half the size of absolute ones. */
export const polyline = (points: readonly Point[], close = false): string => {
  let [px, py] = [0, 0]
  const steps = points.map(([x, y], i) => {
    const [dx, dy] = [Math.round(x) - px, Math.round(y) - py]
    ;[px, py] = [Math.round(x), Math.round(y)]
    return (i === 0 ? 'M' : 'l') + pair(dx, dy)
  })
  return steps.join('') + (close ? 'z' : '')
}

/** Through the midpoints, bent by the points: few points make a line drawn by a calm hand. */
export const curve = (points: readonly Point[], scale = 1): string => {
  const whole = points.map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)])
  const [first, second] = whole
  if (!first || !second) return ''
  let [px, py] = first
  let path = `M${pair(px, py)}`
  for (let i = 1; i < whole.length; i++) {
    const [cx, cy] = whole[i] ?? first
    const next = whole[i + 1]
    const [mx, my] = next ? [Math.round((cx + next[0]) / 2), Math.round((cy + next[1]) / 2)] : [cx, cy]
    path += next
      ? `q${pair(cx - px, cy - py)}${mx - px < 0 ? '' : ' '}${pair(mx - px, my - py)}`
      : `l${pair(cx - px, cy - py)}`
    ;[px, py] = [mx, my]
  }
  return path
}
