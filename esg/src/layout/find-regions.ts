import type { Box } from '../types.ts'
import { type Edge, pageEdges } from './drawn-cell.ts'
import type { Cell, Page } from './page.ts'

/** Pieces of one line are drawn cell by cell; between two tables side by side the gap is wider. */
const gapInLine = 11
const sameEdge = 8
const leastLines = 3
const tallestBand = 300
const leastWidth = 60
const nextLine = 60

/** Pieces on one height that follow each other are one line over the whole table. */
const joinPieces = (edges: Edge[]): Edge[] => {
  const sorted = [...edges].sort((a, b) => a.y - b.y || a.x0 - b.x0)
  const lines: Edge[] = []
  for (let from = 0; from < sorted.length; ) {
    const y = (sorted[from] as Edge).y
    let to = from
    while (to < sorted.length && (sorted[to] as Edge).y - y < 1.5) to += 1
    let line: Edge | null = null
    for (const { x0, x1 } of sorted.slice(from, to).sort((a, b) => a.x0 - b.x0)) {
      if (line && x0 - line.x1 <= gapInLine) line.x1 = Math.max(line.x1, x1)
      else {
        line = { y, x0, x1 }
        lines.push(line)
      }
    }
    from = to
  }
  return lines
}

/** Where a cell spans several rows the lines between them are shorter: they belong to the table all the same. */
const absorb = (regions: Box[]): Box[] => {
  const wide = [...regions].sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))
  const kept: Box[] = []
  for (const region of wide) {
    const host = kept.find(
      ({ x0, x1, y0, y1 }) =>
        region.x0 > x0 - sameEdge &&
        region.x1 < x1 + sameEdge &&
        (region.x0 < x0 + sameEdge || region.x1 > x1 - sameEdge) &&
        region.y0 < y1 + nextLine &&
        region.y1 > y0 - nextLine,
    )
    if (!host) kept.push(region)
    else {
      host.y0 = Math.min(host.y0, region.y0)
      host.y1 = Math.max(host.y1, region.y1)
    }
  }
  return kept
}

/** A block is as wide as its lines, which are the same all the way down. */
const find = (page: Page): Box[] => {
  const regions: (Box & { lines: number })[] = []
  for (const { y, x0, x1 } of joinPieces(pageEdges(page).edges)) {
    if (x1 - x0 < leastWidth) continue
    const host = regions.find(
      (region) =>
        Math.abs(region.x0 - x0) < sameEdge &&
        Math.abs(region.x1 - x1) < sameEdge &&
        y - region.y1 < tallestBand,
    )
    if (host) {
      // The head and the foot of one coloured ground are no rows yet.
      if (y - host.y1 > 3) host.lines += 1
      host.y1 = y
    } else regions.push({ x0, x1, y0: y, y1: y, lines: 1 })
  }
  return absorb(regions.filter(({ lines }) => lines >= leastLines))
}

const inside = ({ x0, x1, y0, y1 }: Box, cell: Cell) => {
  const [x, y] = [(cell.x0 + cell.x1) / 2, (cell.y0 + cell.y1) / 2]
  return x >= x0 - 2 && x <= x1 + 2 && y >= y0 && y <= y1
}

/** Whether rows of a block have words of their own; a ground drawn behind one column of figures is no table. */
const hasLabels = (page: Page, region: Box) => {
  let rows = 0
  let labelled = 0
  for (const { cells } of page.lines) {
    const own = cells.filter((cell) => inside(region, cell))
    if (!own.some(({ text }) => /^[-–(]?\d/.test(text))) continue
    rows += 1
    if (own.some(({ text }) => /\p{L}{3}|\p{Script=Han}{2}/u.test(text))) labelled += 1
  }
  return rows === 0 || labelled >= 0.4 * rows
}

/** Blocks of figures alone belong to the table whose labels stand to their left: they are taken back. */
const joinFigures = (page: Page, regions: Box[]): Box[] => {
  const bare = regions.filter((region) => !hasLabels(page, region))
  if (bare.length === 0) return regions
  const beside = (a: Box, b: Box) => a.y0 < b.y1 && a.y1 > b.y0
  return regions.filter(
    (region) =>
      !bare.some((other) => other === region || (beside(region, other) && region.x1 <= other.x0 + sameEdge)),
  )
}

const known = new WeakMap<Page, Box[]>()

/** The tables that are drawn with lines of one width below each other: each a block of its own on the page. */
export const regionsOf = (page: Page): Box[] => {
  const before = known.get(page)
  if (before) return before
  const made = joinFigures(page, find(page))
  known.set(page, made)
  return made
}

/** The drawn block a text stands in; null where none is drawn around it. */
export const regionOf = (page: Page, cell: Cell): Box | null => {
  let found: Box | null = null
  for (const region of regionsOf(page)) {
    if (!inside(region, cell)) continue
    if (!found || region.x1 - region.x0 < found.x1 - found.x0) found = region
  }
  return found
}
