import { pageEdges } from '../layout/drawn-cell.ts'
import type { Cell, Line, Page } from '../layout/page.ts'

// The reader of figures parts words from numbers early; a space within a text is narrower than this.
const widestSpace = 0.75

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
  return page.lines.map((line) => {
    const cells: Cell[] = []
    for (const cell of line.cells) {
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
