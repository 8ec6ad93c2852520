import type { SheetRows } from '@ledgerleaf/contract/corrections'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { reportPages } from './analysis.tables.ts'
import { columnLetters, placeOfCell } from './cell-places.ts'
import { findNumbers } from './find-numbers.ts'
import { spotId } from './spot-queries.ts'

const rowsAtOnce = 60
const columnsMax = 40
const rowsBefore = 3

export type SheetCell = { row: number; column: number; text: string; spots: { id: string; text: string }[] }

/** Every cell of a sheet, or of a table of plain text, with the spots of the numbers it holds. */
export const findSheetCells = async (
  db: Reader,
  reportId: string,
  sheet: string | undefined,
): Promise<SheetCell[]> => {
  const rows = await db
    .select({ position: reportPages.position, lines: reportPages.lines })
    .from(reportPages)
    .where(
      and(
        eq(reportPages.reportId, reportId),
        sheet === undefined ? isNull(reportPages.sheet) : eq(reportPages.sheet, sheet),
      ),
    )
    .orderBy(asc(reportPages.position))
  return rows.flatMap(({ position, lines }) =>
    lines.flatMap((line, index) => {
      const place = line.cell === null ? null : placeOfCell(line.cell)
      if (!place) return []
      const spots = findNumbers(line).map(({ text, offset }) => ({
        id: spotId(position, index, offset),
        text,
      }))
      return [{ ...place, text: line.text, spots }]
    }),
  )
}

type Wanted = { sheet?: string | undefined; from?: number | undefined; find?: string | undefined }

/** The row to begin with: where the words stand that are looked for, from `from` on and else from the top. */
const firstRow = (cells: readonly SheetCell[], { from = 1, find = '' }: Wanted): number => {
  const words = find.trim().toLowerCase()
  if (words === '') return from
  const hits = cells.filter(({ text }) => text.toLowerCase().includes(words)).map(({ row }) => row)
  const hit = hits.find((row) => row >= from) ?? hits[0]
  if (hit === undefined)
    throw new DomainError('not_found', { message: `“${find.trim()}” is not in this sheet.` })
  return Math.max(1, hit - rowsBefore)
}

/** A piece of a sheet, to look for a number in. */
export const findSheetRows = async (db: Reader, reportId: string, wanted: Wanted): Promise<SheetRows> => {
  const cells = await findSheetCells(db, reportId, wanted.sheet)
  if (cells.length === 0) throw new DomainError('not_found')
  const last = cells.reduce((highest, { row }) => Math.max(highest, row), 0)
  const from = Math.min(firstRow(cells, wanted), last)
  const end = Math.min(last, from + rowsAtOnce - 1)
  const shown = cells.filter(({ row }) => row >= from && row <= end)
  const width = Math.min(columnsMax, Math.max(0, ...shown.map(({ column }) => column)) + 1)
  const byPlace = new Map(shown.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  return {
    sheet: wanted.sheet ?? null,
    columns: Array.from({ length: width }, (_, column) => columnLetters(column)),
    rows: Array.from({ length: end - from + 1 }, (_, i) => ({
      row: from + i,
      cells: Array.from({ length: width }, (__, column) => {
        const cell = byPlace.get(`${from + i} ${column}`)
        return { text: cell?.text ?? '', spots: cell?.spots ?? [] }
      }),
    })),
    previous: from > 1 ? Math.max(1, from - rowsAtOnce) : null,
    next: end < last ? end + 1 : null,
  }
}
