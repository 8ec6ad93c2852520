import type { CellGrid } from '@ledgerleaf/contract/analysis'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { reportPages } from './analysis.tables.ts'

const rowsAround = 5
const columnsBefore = 6
const columnsAfter = 3

/** A is 0, Z is 25, AA is 26. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1

const columnLetters = (number: number): string =>
  number < 26
    ? String.fromCharCode(65 + number)
    : columnLetters(Math.floor(number / 26) - 1) + columnLetters(number % 26)

type Place = { row: number; column: number }

/** A sheet names its cells by letters, a table of plain text by line and column. */
const place = (cell: string): Place | null => {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
  if (letters && digits) return { row: Number(digits), column: columnNumber(letters) }
  const [, line, column] = /^line (\d+) col (\d+)$/.exec(cell) ?? []
  return line && column ? { row: Number(line), column: Number(column) - 1 } : null
}

const findLines = async (db: Reader, reportId: string, sheet: string | undefined) => {
  const rows = await db
    .select({ lines: reportPages.lines })
    .from(reportPages)
    .where(
      and(
        eq(reportPages.reportId, reportId),
        sheet === undefined ? isNull(reportPages.sheet) : eq(reportPages.sheet, sheet),
      ),
    )
    .orderBy(asc(reportPages.position))
  return rows.flatMap(({ lines }) => lines)
}

/** The neighbourhood of a cell, as it stands in the sheet: enough to recognise its row and its column by. */
export const findCells = async (
  db: Reader,
  reportId: string,
  { sheet, cell }: { sheet?: string | undefined; cell: string },
): Promise<CellGrid> => {
  const centre = place(cell)
  const texts = new Map<string, string>()
  const key = ({ row, column }: Place) => `${row} ${column}`
  for (const { text, cell: at } of await findLines(db, reportId, sheet)) {
    const there = at === null ? null : place(at)
    if (there) texts.set(key(there), text)
  }
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
