import { pageEdges } from '../layout/drawn-cell.ts'
import type { Cell, Line, Page } from '../layout/page.ts'

// The reader of figures parts words from numbers early; a space within a text is narrower than this.
const widestSpace = 0.5

/** A text that a line is drawn through is two: they stood so near that they were taken for one. */
export const cutAt = (cell: Cell, wall: number): Cell[] => {
  const perLetter = (cell.x1 - cell.x0) / Math.max(1, cell.text.length)
  const spaces = [...cell.text.matchAll(/ +/g)].map(({ index }) => index)
  const place = (index: number) => Math.abs(cell.x0 + (index + 0.5) * perLetter - wall)
  const at = spaces.sort((a, b) => place(a) - place(b))[0]
  if (at === undefined) return [cell]
  return [
    { ...cell, text: cell.text.slice(0, at).trim(), x1: wall - 1 },
    { ...cell, text: cell.text.slice(at).trim(), x0: wall + 1 },
  ]
}

/**
 * The texts of each line, words and numbers together: the reader of reports keeps two figures apart that stand side by
 * side, which in a date or a number of serials are one text. A line drawn between two texts parts them always.
 */
export const joinPieces = (page: Page): Line[] => {
  const { walls } = pageEdges(page)
  const isWalled = (left: Cell, right: Cell) => {
    const y = (left.y0 + left.y1) / 2
    return walls.some(({ x, y0, y1 }) => x > left.x1 - 2 && x < right.x0 + 2 && y0 - 2 < y && y1 + 2 > y)
  }
  const through = (cell: Cell) => {
    const y = (cell.y0 + cell.y1) / 2
    const inset = 0.4 * cell.size
    return walls.find(
      ({ x, y0, y1 }) => x > cell.x0 + inset && x < cell.x1 - inset && y0 - 2 < y && y1 + 2 > y,
    )
  }
  const parted = (cell: Cell): Cell[] => {
    const wall = cell.ref === null ? through(cell) : undefined
    const parts = wall ? cutAt(cell, wall.x) : [cell]
    return parts.length < 2 ? parts : [parts[0] as Cell, ...parted(parts[1] as Cell)]
  }
  return page.lines.map((line) => {
    const cells: Cell[] = []
    for (const cell of line.cells.flatMap(parted)) {
      const last = cells.at(-1)
      const joins =
        last &&
        cell.ref === null &&
        cell.x0 - last.x1 < widestSpace * Math.min(cell.size, last.size) &&
        !isWalled(last, cell)
      if (!joins) cells.push({ ...cell })
      else {
        last.text += ` ${cell.text}`
        last.x1 = Math.max(last.x1, cell.x1)
        last.y0 = Math.min(last.y0, cell.y0)
        last.y1 = Math.max(last.y1, cell.y1)
        last.prose ||= cell.prose
      }
    }
    return { ...line, cells }
  })
}
