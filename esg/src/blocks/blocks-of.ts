import type { Cell, Line, Page } from '../layout/page.ts'
import { paragraphs } from '../layout/paragraphs.ts'
import type { LaidText, PageBlock } from '../types.ts'
import { cutHeads } from './cut-heads.ts'
import { cutParagraph } from './cut-paragraph.ts'
import { drawnRows } from './drawn-rows.ts'
import { joinPieces } from './join-pieces.ts'
import { type LaidRow, layText, overlaps, type Placed, rowSpan, spanOf } from './laid.ts'
import { looseRows } from './loose-rows.ts'
import { partColumns } from './part-columns.ts'
import { giveHeads, takeHeads } from './take-heads.ts'

/** The columns all rows of a table share; null where two cells of one row would fall into the same. */
const columnsOf = (rows: readonly LaidRow[]): { x0: number; x1: number }[] | null => {
  const columns: { x0: number; x1: number }[] = []
  const spans = rows.flatMap(({ cells }) => (cells.length > 1 ? cells.map(spanOf) : []))
  for (const span of spans.sort((a, b) => a.x0 - b.x0)) {
    const host = columns.find((column) => overlaps(column, span))
    if (host) host.x1 = Math.max(host.x1, span.x1)
    else columns.push({ ...span })
  }
  const isClear = rows.every(({ cells }) => {
    const places = cells.map((cell) => columns.findIndex((column) => overlaps(column, spanOf(cell))))
    return new Set(places).size === places.length
  })
  return isClear ? columns : null
}

const toTable = (laid: LaidRow[]): PageBlock => {
  const rows = cutHeads(laid)
  const columns = columnsOf(rows)
  return {
    kind: 'table',
    rows: rows.map(({ cells }): (LaidText | null)[] => {
      if (!columns) return cells.map(layText)
      return columns.map((column) => {
        const cell = cells.find((one) => overlaps(column, spanOf(one)))
        return cell ? layText(cell) : null
      })
    }),
  }
}

const isBelow = (row: LaidRow, last: LaidRow | undefined) => last && row.y0 - last.y1 < 8

/** Drawn rows that follow each other without a gap are one table. */
const groupRows = (rows: readonly LaidRow[]): LaidRow[][] => {
  const tables: LaidRow[][] = []
  for (const row of rows) {
    const table = tables.find((one) => isBelow(row, one.at(-1)) && overlaps(rowSpan(row), rowSpan(one[0])))
    if (table) table.push(row)
    else tables.push([row])
  }
  return tables
}

const placeRows = (rows: LaidRow[]): Placed => ({
  kind: 'rows',
  rows,
  y0: rows[0]?.y0 ?? 0,
  x0: rowSpan(rows[0]).x0,
})

const withoutTaken = (lines: readonly Line[], taken: ReadonlySet<Cell>): Line[] =>
  lines
    .map((line) => ({ ...line, cells: line.cells.filter((cell) => !taken.has(cell)) }))
    .filter(({ cells }) => cells.length > 0)

const readLoose = (page: Page, lines: Line[]): Placed[] => {
  const { tables, rest } = looseRows(lines)
  const text = paragraphs({ ...page, lines: rest })
    .flatMap(({ cells }) => cutParagraph(cells.map(({ cell }) => cell)))
    .map((own): Placed => ({ kind: 'paragraph', cells: own, y0: own[0]?.y0 ?? 0, x0: own[0]?.x0 ?? 0 }))
  return [...tables.map(placeRows), ...text].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
}

/** A page as it is read by a person: paragraphs whole, tables in rows and columns, one column of text after the other. */
export const blocksOf = (page: Page): PageBlock[] => {
  const lines = joinPieces(page)
  const { rows, taken } = drawnRows(page, lines)
  const parts = partColumns(withoutTaken(lines, taken))
  const tables = groupRows(rows)
  const loose = takeHeads(
    parts.flatMap((part) => readLoose(page, part)),
    tables,
  )
  const drawn = giveHeads(loose, tables).map(placeRows)
  // Text in two columns has an order of its own; a drawn table goes before what stands below it.
  const placed: Placed[] = [...loose]
  for (const table of drawn) {
    const at = placed.findIndex(({ y0 }) => y0 > table.y0)
    placed.splice(at === -1 ? placed.length : at, 0, table)
  }
  return placed.map((one) =>
    one.kind === 'rows' ? toTable(one.rows) : { kind: 'paragraph', words: layText(one.cells) },
  )
}
