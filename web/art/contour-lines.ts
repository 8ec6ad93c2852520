import { contours } from 'd3-contour'
import type { Field } from './noise.ts'
import { curve, type Point, simplify } from './path.ts'

type Sheet = {
  width: number
  height: number
  /** Units between two samples. */
  cell: number
  /** Units of the picture to one unit of the noise. */
  scale: number
  levels: readonly number[]
  tolerance?: number
  /** Rings shorter than this many units are specks, not hills. */
  shortest?: number
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const before = points[i - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0
  }, 0)

/** A ring is cut where it leaves the sheet: what runs along the border is not a line of the terrain. */
const runsInside = (ring: readonly Point[], inside: (point: Point) => boolean): Point[][] => {
  const runs: Point[][] = []
  let run: Point[] = []
  for (const point of ring) {
    if (inside(point)) run.push(point)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  if (run.length > 0) runs.push(run)
  return runs
}

/** The height lines of a field, one path for each level. */
export const contourLines = (field: Field, sheet: Sheet): string[] => {
  const { width, height, cell, scale, levels, tolerance = 1.2, shortest = 60 } = sheet
  const columns = Math.ceil(width / cell) + 5
  const rows = Math.ceil(height / cell) + 5
  const values: number[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values.push(field(((column - 2) * cell) / scale, ((row - 2) * cell) / scale))
    }
  }
  const inside = ([x, y]: Point) => x >= -cell && y >= -cell && x <= width + cell && y <= height + cell
  return contours()
    .size([columns, rows])
    .thresholds([...levels])(values)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .flatMap((ring) =>
          runsInside(
            ring.map(([x = 0, y = 0]): Point => [(x - 2.5) * cell, (y - 2.5) * cell]),
            inside,
          ),
        )
        .filter((run) => lengthOf(run) >= shortest)
        .map((run) => curve(simplify(run, tolerance)))
        .join(''),
    )
}

export const levelsBetween = (low: number, high: number, count: number) =>
  Array.from({ length: count }, (_, i) => low + ((high - low) * i) / (count - 1))
