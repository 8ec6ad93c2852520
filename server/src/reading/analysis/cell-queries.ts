import type { CellGrid } from '@ledgerleaf/contract/analysis'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type CellPlace, columnLetters, placeOfCell } from './cell-places.ts'
import { findSheetCells } from './sheet-queries.ts'

const rowsAround = 5
const columnsBefore = 6
const columnsAfter = 3

/** The neighbourhood of a cell, as it stands in the sheet: enough to recognise its row and its column by. */
export const findCells = async (
  db: Reader,
  reportId: string,
  { sheet, cell }: { sheet?: string | undefined; cell: string },
): Promise<CellGrid> => {
  const centre = placeOfCell(cell)
  const key = ({ row, column }: CellPlace) => `${row} ${column}`
  const texts = new Map((await findSheetCells(db, reportId, sheet)).map((one) => [key(one), one.text]))
  if (!centre || !texts.has(key(centre))) throw new DomainError('not_found')
  const firstColumn = Math.max(0, centre.column - columnsBefore)
  const columns = Array.from(
    { length: centre.column + columnsAfter - firstColumn + 1 },
    (_, i) => firstColumn + i,
  )
  // The label of a row stands in its first column, however far to the left that is.
  if (firstColumn > 0) columns.unshift(0)
  const firstRow = Math.max(1, centre.row - rowsAround)
  return {
    columns: columns.map(columnLetters),
    column: columnLetters(centre.column),
    row: centre.row,
    rows: Array.from({ length: centre.row + rowsAround - firstRow + 1 }, (_, i) => ({
      row: firstRow + i,
      cells: columns.map((column) => texts.get(key({ row: firstRow + i, column })) ?? ''),
    })),
  }
}
