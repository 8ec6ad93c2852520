import { drawnCell } from '../layout/drawn-cell.ts'
import type { Cell, Line, Page } from '../layout/page.ts'
import type { Column, Table } from './table.ts'

/** The columns the drawn cell of a head stands over; null where it is not drawn or reaches over the labels as well. */
export const columnsUnder = (page: Page, table: Table, line: Line, cell: Cell): Column[] | null => {
  const { left, right } = drawnCell(page, line, cell)
  if (!Number.isFinite(left) || !Number.isFinite(right)) return null
  const first = table.columns[0]?.x0 ?? 0
  if (left < table.left + 8 && first > table.left + 30) return null
  const under = table.columns.filter(({ x0, x1 }) => (x0 + x1) / 2 > left - 1 && (x0 + x1) / 2 < right + 1)
  return under.length > 0 ? under : null
}

/**
 * Heads whose cells are drawn stand over the columns of their cell. The lines of a row are drawn by the cells above or by
 * those below them, so they count only where the heads of a row leave out no column between them and share none.
 */
export const drawnHeads = (page: Page, table: Table, line: Line, cells: Cell[]): Map<Cell, Column[]> => {
  const found = new Map<Cell, Column[]>()
  for (const cell of cells) {
    const under = columnsUnder(page, table, line, cell)
    if (under) found.set(cell, under)
  }
  const covered = [...found.values()].flat().map((column) => table.columns.indexOf(column))
  const gaps = Math.max(...covered) - Math.min(...covered) + 1 - new Set(covered).size
  const shared = covered.length - new Set(covered).size
  // One head over one of several columns may as well stand over all of them.
  const lone = found.size === 1 && covered.length === 1 && table.columns.length > 1
  return gaps > 0 || shared > 0 || lone || found.size < cells.length ? new Map() : found
}
