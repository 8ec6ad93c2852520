import type { Box } from '../types.ts'
import type { Cell, Line, Page } from './page.ts'

/** The cell drawn around a text: infinite on the sides where nothing is drawn. */
export type Drawn = { top: number; bottom: number; left: number; right: number }

/** A line across the page, as a rule or as the edge of a coloured ground. */
export type Edge = { y: number; x0: number; x1: number }
type Wall = { x: number; y0: number; y1: number }

const slack = 2
/** Two edges so near to each other are one line: the foot of one cell and the head of the next. */
const close = 2.5
const open: Drawn = {
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
}

const isAcross = ({ x0, y0, x1, y1 }: Box) => x1 - x0 >= y1 - y0

/** The ground of each line of a text, drawn within the ground of its cell, is no cell of its own. */
const outermost = (fills: Page['fills']) =>
  fills.filter(
    (fill) =>
      !fills.some(
        (other) =>
          other !== fill &&
          other.colour === fill.colour &&
          other.x0 <= fill.x0 + 0.5 &&
          other.x1 >= fill.x1 - 0.5 &&
          other.y0 <= fill.y0 + 0.5 &&
          other.y1 >= fill.y1 - 0.5 &&
          (other.x1 - other.x0) * (other.y1 - other.y0) > 1.02 * (fill.x1 - fill.x0) * (fill.y1 - fill.y0),
      ),
  )

/** A line under a word alone underlines it. */
const underlines = (rule: Box, lines: Line[]) =>
  lines.some(
    ({ base, size, cells }) =>
      rule.y0 > base - 0.1 * size &&
      rule.y0 < base + 0.3 * size &&
      cells.some(({ x0, x1 }) => rule.x0 > x0 - 2 && rule.x1 < x1 + 2 && rule.x1 - rule.x0 < x1 - x0 + 2),
  )

const edgesOf = ({ rules, fills, lines }: Page): { edges: Edge[]; walls: Wall[] } => {
  const across = rules.filter((rule) => isAcross(rule) && !underlines(rule, lines))
  const down = rules.filter((rule) => !isAcross(rule))
  const grounds = outermost(fills)
  return {
    edges: [
      ...across.map(({ x0, x1, y0, y1 }) => ({ y: (y0 + y1) / 2, x0, x1 })),
      ...grounds.flatMap(({ x0, x1, y0, y1 }) => [
        { y: y0, x0, x1 },
        { y: y1, x0, x1 },
      ]),
    ].sort((a, b) => a.y - b.y),
    walls: [
      ...down.map(({ x0, x1, y0, y1 }) => ({ x: (x0 + x1) / 2, y0, y1 })),
      ...grounds.flatMap(({ x0, x1, y0, y1 }) => [
        { x: x0, y0, y1 },
        { x: x1, y0, y1 },
      ]),
    ],
  }
}

const known = new WeakMap<Page, ReturnType<typeof edgesOf>>()

/** All lines that are drawn across a page, from above, and down it. */
export const pageEdges = (page: Page) => {
  const before = known.get(page)
  if (before) return before
  const made = edgesOf(page)
  known.set(page, made)
  return made
}

/**
 * How far a cell reaches to its sides: to the walls beside it, or as far as the piece of line drawn above or below it.
 * A piece of line that also covers another text of the same height belongs to more than this cell.
 */
const sides = (cell: Cell, line: Line, near: Edge[], walls: Wall[]) => {
  const middle = (cell.y0 + cell.y1) / 2
  let left = open.left
  let right = open.right
  for (const { x, y0, y1 } of walls) {
    if (y0 - slack > middle || y1 + slack < middle) continue
    if (x <= cell.x0 + slack) left = Math.max(left, x)
    if (x >= cell.x1 - slack) right = Math.min(right, x)
  }
  const alone = (x0: number, x1: number) =>
    line.cells.every((other) => other === cell || other.x0 > x1 - 1 || other.x1 < x0 + 1)
  const [widest] = near
    .filter(({ x0, x1 }) => x0 <= cell.x0 + 6 && x1 >= cell.x1 - 6 && alone(x0, x1))
    .sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))
  if (widest && widest.x0 > left) left = widest.x0
  if (widest && widest.x1 < right) right = widest.x1
  return { left, right }
}

const draw = (page: Page, line: Line, cell: Cell): Drawn => {
  const { edges, walls } = pageEdges(page)
  if (edges.length + walls.length === 0) return open
  const [x, y] = [(cell.x0 + cell.x1) / 2, (cell.y0 + cell.y1) / 2]
  let { top, bottom } = open
  for (const edge of edges) {
    if (edge.x0 - slack > x || edge.x1 + slack < x) continue
    if (edge.y > y) {
      bottom = edge.y
      break
    }
    top = edge.y
  }
  const near = edges.filter(
    (edge) =>
      (Math.abs(edge.y - top) < close || Math.abs(edge.y - bottom) < close) &&
      edge.x0 - slack <= x &&
      edge.x1 + slack >= x,
  )
  return { top, bottom, ...sides(cell, line, near, walls) }
}

const drawn = new WeakMap<Cell, Drawn>()

/** The cell that rules and grounds draw around a text of a page. */
export const drawnCell = (page: Page, line: Line, cell: Cell): Drawn => {
  const before = drawn.get(cell)
  if (before) return before
  const made = draw(page, line, cell)
  drawn.set(cell, made)
  return made
}
