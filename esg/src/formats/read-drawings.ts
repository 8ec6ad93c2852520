import type { Fill } from '../layout/page.ts'
import type { Box } from '../types.ts'
import type { Engine } from './engine.ts'
import type { Frame } from './frame.ts'
import { type PathShape, readShapes } from './read-shapes.ts'

/** As the file writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const pathObject = 2
const formObject = 5
const deepest = 4
/** Maps and drawings have tens of thousands of strokes; no table has. */
const mostPaths = 6000
const thickest = 3
const shortest = 6
const white = 0xffffff

const join = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

const matrixOf = (engine: Engine, object: number, scratch: number): Matrix => {
  if (!engine.pdfium.wasmExports.FPDFPageObj_GetMatrix(object, scratch)) return [1, 0, 0, 1, 0, 0]
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = engine.pdfium.HEAPF32.subarray(
    scratch >> 2,
    (scratch >> 2) + 6,
  )
  return [a, b, c, d, e, f]
}

/** The colour a shape is filled with; null where nothing is seen of it. */
const colourOf = (engine: Engine, object: number, scratch: number): number | null => {
  const [red, green, blue, alpha] = [scratch, scratch + 4, scratch + 8, scratch + 12]
  // A pattern has no single colour, but it is seen.
  if (!engine.FPDFPageObj_GetFillColor(object, red, green, blue, alpha)) return 0x808080
  const bytes = engine.pdfium.HEAPU8
  const [r = 0, g = 0, b = 0, a = 0] = [bytes[red], bytes[green], bytes[blue], bytes[alpha]]
  const colour = (r << 16) | (g << 8) | b
  return a < 8 || colour === white ? null : colour
}

const onPage = ({ x0, y0, x1, y1 }: Box, matrix: Matrix, frame: Frame): Box => {
  const [a, b, c, d, e, f] = join(matrix, [frame.xx, frame.yx, frame.xy, frame.yy, frame.x0, frame.y0])
  const [ax, ay, bx, by] = [
    a * x0 + c * y0 + e,
    b * x0 + d * y0 + f,
    a * x1 + c * y1 + e,
    b * x1 + d * y1 + f,
  ]
  const clip = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  return {
    x0: clip(Math.min(ax, bx), frame.width),
    y0: clip(Math.min(ay, by), frame.height),
    x1: clip(Math.max(ax, bx), frame.width),
    y1: clip(Math.max(ay, by), frame.height),
  }
}

const isThin = ({ x0, y0, x1, y1 }: Box) =>
  Math.min(x1 - x0, y1 - y0) <= thickest && Math.max(x1 - x0, y1 - y0) >= shortest

/** Most paths of a page are the strokes of signs and pictures. */
const isTiny = (engine: Engine, object: number, scratch: number) => {
  const known = engine.pdfium.wasmExports.FPDFPageObj_GetBounds(
    object,
    scratch,
    scratch + 4,
    scratch + 8,
    scratch + 12,
  )
  const floats = engine.pdfium.HEAPF32
  const at = scratch >> 2
  const width = (floats[at + 2] ?? 0) - (floats[at] ?? 0)
  const height = (floats[at + 3] ?? 0) - (floats[at + 1] ?? 0)
  return known !== 0 && width < shortest && height < shortest
}

/** The lines and the coloured grounds of a page, whatever way they were drawn in: strokes, thin bars, boxes. */
export const readDrawings = (
  engine: Engine,
  page: number,
  frame: Frame,
  scratch: number,
): { rules: Box[]; fills: Fill[] } => {
  const raw = engine.pdfium.wasmExports
  const rules: Box[] = []
  const fills: Fill[] = []
  let paths = 0
  const keep = (shape: PathShape, matrix: Matrix, object: number) => {
    const box = onPage(shape.box, matrix, frame)
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
    if (Math.max(width, height) < shortest) return
    const colour = shape.filled ? colourOf(engine, object, scratch) : null
    if (isThin(box)) {
      if (!shape.filled || colour !== null) rules.push(box)
    } else if (colour !== null && height > thickest && width * height < 0.6 * frame.width * frame.height)
      fills.push({ ...box, colour })
  }
  const walk = (count: number, at: (index: number) => number, matrix: Matrix, depth: number) => {
    for (let index = 0; index < count && paths < mostPaths; index++) {
      const object = at(index)
      const type = raw.FPDFPageObj_GetType(object)
      if (type === pathObject) {
        paths += 1
        if (depth === 0 && isTiny(engine, object, scratch)) continue
        const own = join(matrixOf(engine, object, scratch), matrix)
        for (const shape of readShapes(engine, object, scratch)) keep(shape, own, object)
      } else if (type === formObject && depth < deepest)
        walk(
          engine.FPDFFormObj_CountObjects(object),
          (inner) => raw.FPDFFormObj_GetObject(object, inner),
          join(matrixOf(engine, object, scratch), matrix),
          depth + 1,
        )
    }
  }
  walk(
    engine.FPDFPage_CountObjects(page),
    (index) => raw.FPDFPage_GetObject(page, index),
    [1, 0, 0, 1, 0, 0],
    0,
  )
  return { rules, fills }
}
