import type { Box } from '../types.ts'
import type { Engine } from './engine.ts'

/** A straight line or a rectangle of a path, in the path's own places. */
export type PathShape = { box: Box; filled: boolean }

const lineTo = 0
const moveTo = 2
/** A table may be drawn as one path; a coast line has more points than any table. */
const mostSegments = 2000
const straight = 0.05

type Point = { x: number; y: number }

const boxAround = (points: Point[]): Box => ({
  x0: Math.min(...points.map(({ x }) => x)),
  y0: Math.min(...points.map(({ y }) => y)),
  x1: Math.max(...points.map(({ x }) => x)),
  y1: Math.max(...points.map(({ y }) => y)),
})

const isStraight = (a: Point, b: Point) => Math.abs(a.x - b.x) < straight || Math.abs(a.y - b.y) < straight

/** Each stroke of the pen: from where it is set down to where it is lifted. Curves end the matter. */
const readStrokes = (engine: Engine, path: number, scratch: number): Point[][] => {
  const raw = engine.pdfium.wasmExports
  const count = raw.FPDFPath_CountSegments(path)
  if (count < 2 || count > mostSegments) return []
  const strokes: Point[][] = []
  let curved = false
  for (let index = 0; index < count; index++) {
    const segment = raw.FPDFPath_GetPathSegment(path, index)
    const type = raw.FPDFPathSegment_GetType(segment)
    if (!raw.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) return []
    const floats = engine.pdfium.HEAPF32
    const point = { x: floats[scratch >> 2] ?? 0, y: floats[(scratch >> 2) + 1] ?? 0 }
    if (type === moveTo) {
      if (curved) strokes.pop()
      curved = false
      strokes.push([point])
      continue
    }
    const stroke = strokes.at(-1)
    if (!stroke) return []
    curved ||= type !== lineTo
    stroke.push(point)
    const first = stroke[0]
    if (first && raw.FPDFPathSegment_GetClose(segment)) stroke.push(first)
  }
  if (curved) strokes.pop()
  return strokes
}

/** What of a path runs straight across or down: its lines where it is stroked, its rectangles where it is filled. */
export const readShapes = (engine: Engine, path: number, scratch: number): PathShape[] => {
  if (!engine.pdfium.wasmExports.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) return []
  const modes = engine.pdfium.HEAPU8
  const filled = modes[scratch] !== 0
  const stroked = modes[scratch + 4] !== 0
  if (!filled && !stroked) return []
  const shapes: PathShape[] = []
  for (const points of readStrokes(engine, path, scratch)) {
    const lines = points.slice(1).map((point, at) => [points[at] as Point, point] as const)
    const even = lines.every(([from, to]) => isStraight(from, to))
    if (filled && even && lines.length >= 3 && lines.length <= 6)
      shapes.push({ box: boxAround(points), filled })
    if (!stroked) continue
    for (const [from, to] of lines)
      if (isStraight(from, to)) shapes.push({ box: boxAround([from, to]), filled: false })
  }
  return shapes
}
