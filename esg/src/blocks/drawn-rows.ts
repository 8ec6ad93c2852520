import { drawnCell, pageEdges } from '../layout/drawn-cell.ts'
import { regionOf } from '../layout/find-regions.ts'
import type { Cell, Line, Page } from '../layout/page.ts'
import { type LaidRow, overlaps } from './laid.ts'

/** What is drawn around more than this is a frame of the page, and no row. */
const tallestRow = 320

type Band = { top: number; bottom: number; cells: Cell[] }

const bandOf = (page: Page, line: Line, cell: Cell): { top: number; bottom: number } | null => {
  const { top, bottom, left, right } = drawnCell(page, line, cell)
  if (!Number.isFinite(top) || !Number.isFinite(bottom) || bottom - top > tallestRow) return null
  const isFramed = Number.isFinite(left) && Number.isFinite(right)
  return isFramed || regionOf(page, cell) ? { top, bottom } : null
}

/** Texts that share some width are lines of one cell; where lines are drawn down, those say what is. */
const cutCells = (page: Page, { top, bottom, cells }: Band): Cell[][] => {
  const middle = (top + bottom) / 2
  const walls = pageEdges(page)
    .walls.filter(({ y0, y1 }) => y0 - 2 < middle && y1 + 2 > middle)
    .map(({ x }) => x)
  const inside = (cell: Cell) => walls.filter((x) => x < (cell.x0 + cell.x1) / 2).length
  const cut: Cell[][] = []
  for (const cell of [...cells].sort((a, b) => a.x0 - b.x0)) {
    const host = cut.find((others) =>
      others.some((other) => overlaps(other, cell, 1) && inside(other) === inside(cell)),
    )
    if (host) host.push(cell)
    else cut.push([cell])
  }
  const byWall = new Map<number, Cell[]>()
  for (const part of cut) {
    const key = part[0] ? inside(part[0]) : 0
    byWall.set(key, [...(byWall.get(key) ?? []), ...part])
  }
  // Lines drawn down between the texts: each stretch between two of them is one cell, however its lines are set.
  const made = byWall.size > 1 ? [...byWall.values()] : cut
  return made
    .map((part) => part.sort((a, b) => a.base - b.base || a.x0 - b.x0))
    .sort((a, b) => Math.min(...a.map(({ x0 }) => x0)) - Math.min(...b.map(({ x0 }) => x0)))
}

/** The rows that are drawn: what stands between two lines across. The cells they hold are no part of anything else. */
export const drawnRows = (page: Page, lines: readonly Line[]): { rows: LaidRow[]; taken: Set<Cell> } => {
  const bands: Band[] = []
  for (const line of lines)
    for (const cell of line.cells) {
      const band = bandOf(page, line, cell)
      if (!band) continue
      const host = bands.find(
        (other) => Math.abs(other.top - band.top) < 3 && Math.abs(other.bottom - band.bottom) < 3,
      )
      if (host) host.cells.push(cell)
      else bands.push({ ...band, cells: [cell] })
    }
  const rows: LaidRow[] = []
  const taken = new Set<Cell>()
  for (const band of bands) {
    const cells = cutCells(page, band)
    // One text alone is a paragraph, whatever is drawn above and below it.
    if (cells.length < 2) continue
    rows.push({ cells, y0: band.top, y1: band.bottom })
    for (const cell of band.cells) taken.add(cell)
  }
  return { rows: rows.sort((a, b) => a.y0 - b.y0), taken }
}
