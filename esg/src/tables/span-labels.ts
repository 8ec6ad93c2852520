import type { Cell, Page } from '../layout/page.ts'
import type { LooseLabel } from './loose-label.ts'
import { bandOf, isClosed, isSame, type RowBand, rowBand, rowsIn } from './row-bands.ts'
import type { Row, Table } from './table.ts'

type Spanning = { band: RowBand; cells: Cell[]; rows: Row[] }

/** A label whose drawn cell holds several rows, each drawn for itself. */
const spannedBy = (
  page: Page,
  table: Table,
  line: number,
  cell: Cell,
): { band: RowBand; rows: Row[] } | null => {
  const band = bandOf(page, line, cell)
  if (!isClosed(band)) return null
  const rows = rowsIn(table.rows, band)
  const inner = (row: Row) => {
    const own = rowBand(page, row)
    return isClosed(own) && own.bottom - own.top < 0.8 * (band.bottom - band.top)
  }
  // A label of several rows stands beside what each of them is called: the column of labels itself has few lines drawn.
  const beside = ({ year, labels }: Row) => year !== null || labels.some(({ x0 }) => x0 > cell.x1 - 2)
  return rows.length >= 2 && rows.every(inner) && rows.filter(beside).length > 0.6 * rows.length
    ? { band, rows }
    : null
}

/** A label that is drawn over several rows is the label of each; it stands before what the row itself is called. */
export const spanLabels = (page: Page, table: Table, labels: LooseLabel[]): LooseLabel[] => {
  if (page.rules.length + page.fills.length === 0) return labels
  const found: Spanning[] = []
  for (const { line, cells } of labels)
    for (const cell of cells) {
      const spanned = spannedBy(page, table, line, cell)
      if (!spanned) continue
      const host = found.find(
        ({ band, cells: [other] }) => isSame(band, spanned.band) && besides(other, cell),
      )
      if (host) host.cells.push(cell)
      else found.push({ ...spanned, cells: [cell] })
    }
  if (found.length === 0) return labels
  const spanning = new Set(found.flatMap(({ cells }) => cells))
  for (const row of table.rows) row.labels = row.labels.filter((cell) => !spanning.has(cell))
  // The outermost is put in last and so comes first.
  for (const { cells, rows } of found.sort((a, b) => (b.cells[0]?.x0 ?? 0) - (a.cells[0]?.x0 ?? 0)))
    for (const row of rows) {
      row.labels = [...cells, ...row.labels]
      row.spanning = [...cells, ...row.spanning]
    }
  return labels
    .map((label) => ({
      ...label,
      cells: label.row ? label.row.labels : label.cells.filter((cell) => !spanning.has(cell)),
    }))
    .filter(({ cells, row }) => cells.length > 0 || row)
}

/** Below each other in one column. */
const besides = (a: Cell | undefined, b: Cell) => a !== undefined && a.x0 < b.x1 && b.x0 < a.x1
