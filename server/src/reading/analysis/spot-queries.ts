import type { PageSpots } from '@ledgerleaf/contract/corrections'
import type { Evidence } from '@ledgerleaf/contract/findings'
import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type PageLine, reportPages } from './analysis.tables.ts'
import { placeOfCell } from './cell-places.ts'
import { findNumbers } from './find-numbers.ts'

const quoteLengthMax = 240
const spotsMax = 1500

/** Names one number of the document: the row its line is kept in, the line, and where in the line it begins. */
export const spotId = (position: number, line: number, offset: number): string =>
  `${position}.${line}.${offset}`

const isBeside = (line: PageLine, other: PageLine): boolean => {
  if (line.cell !== null && other.cell !== null) {
    const [a, b] = [placeOfCell(line.cell), placeOfCell(other.cell)]
    return a && b ? a.row === b.row : line.cell === other.cell
  }
  if (!line.box || !other.box) return false
  const shared = Math.min(line.box.y1, other.box.y1) - Math.max(line.box.y0, other.box.y0)
  return shared > (line.box.y1 - line.box.y0) / 2
}

/** The row a number stands in, as one would read it aloud. */
const quoteOf = (lines: readonly PageLine[], line: PageLine): string => {
  const row = lines.filter((other) => isBeside(line, other)).map(({ text }) => text)
  return (row.length > 0 ? row : [line.text]).join(' · ').slice(0, quoteLengthMax)
}

const findRows = (db: Reader, reportId: string, page: number) =>
  db
    .select()
    .from(reportPages)
    .where(and(eq(reportPages.reportId, reportId), eq(reportPages.page, page)))
    .orderBy(asc(reportPages.position))

/** The numbers recognised on a page, for a person to point at. */
export const findSpots = async (db: Reader, reportId: string, page: number): Promise<PageSpots> => {
  const rows = await findRows(db, reportId, page)
  const [first] = rows
  if (!first) throw new DomainError('not_found')
  const spots = rows.flatMap(({ position, lines }) =>
    lines.flatMap((line, index) =>
      findNumbers(line).map(({ text, offset, box }) => ({
        id: spotId(position, index, offset),
        text,
        box,
        quote: quoteOf(lines, line),
      })),
    ),
  )
  return { page, width: first.width, height: first.height, spots: spots.slice(0, spotsMax) }
}

export type PointedAt = { text: string; evidence: Evidence }

/** What stands at a spot. The words come from the document as we keep it, never from whoever points at them. */
export const findSpot = async (db: Reader, reportId: string, id: string): Promise<PointedAt> => {
  const [position = -1, index = -1, offset = -1] = id.split('.').map(Number)
  const [row] = await db
    .select()
    .from(reportPages)
    .where(and(eq(reportPages.reportId, reportId), eq(reportPages.position, position)))
  const line = row?.lines[index]
  const number = line && findNumbers(line).find((one) => one.offset === offset)
  if (!row || !line || !number) throw new DomainError('not_found')
  const { page, sheet, lines } = row
  return {
    text: number.text,
    evidence: { page, sheet, cell: line.cell, box: number.box, quote: quoteOf(lines, line) },
  }
}
