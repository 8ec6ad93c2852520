import type { Page } from '../layout/page.ts'
import type { Convention } from '../numbers/read-number.ts'
import type { LooseLabel } from './loose-label.ts'
import { isClosed, isSame, rowsIn, standsForFigure } from './row-bands.ts'
import type { Table } from './table.ts'

/** Whether words stand in a band where figures would. */
const saysInstead = (page: Page, table: Table, label: LooseLabel, convention: Convention) => {
  const { top, bottom } = label.band
  return page.lines.some(
    ({ cells, base }, at) =>
      at > table.top &&
      base > top &&
      base < bottom + 4 &&
      cells.some(
        (cell) => !cell.prose && !label.cells.includes(cell) && standsForFigure(table, cell, convention),
      ),
  )
}

/**
 * Where lines are drawn between the rows, they say which lines of text are one label: all that stands in the cell of a
 * row. A text with a drawn cell to itself, beside no figures, is a heading.
 */
export const joinDrawn = (page: Page, table: Table, labels: LooseLabel[], convention: Convention) => {
  const bands = new Map(labels.flatMap(({ row, band }) => (row ? [[row, band] as const] : [])))
  for (const label of labels) {
    if (label.row || label.apart || !isClosed(label.band)) continue
    const rows = rowsIn(table.rows, label.band)
    const [row] = rows
    if (rows.length === 0) {
      label.apart = true
      label.blank ||= saysInstead(page, table, label, convention)
    }
    const band = row && bands.get(row)
    if (rows.length !== 1 || !row || !band || !isSame(label.band, band)) continue
    label.row = row
    row.labels = [...row.labels, ...label.cells].sort((a, b) => a.base - b.base || a.x0 - b.x0)
  }
}
