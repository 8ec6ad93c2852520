import { drawnCell } from '../layout/drawn-cell.ts'
import type { Cell, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import { readUnit } from '../units/read-unit.ts'
import type { Row, Table } from './table.ts'

/** From one line drawn across to the next. */
export type RowBand = { top: number; bottom: number }

export const isClosed = ({ top, bottom }: RowBand) => Number.isFinite(top) && Number.isFinite(bottom)

export const isSame = (a: RowBand, b: RowBand) =>
  Math.abs(a.top - b.top) < 4 && Math.abs(a.bottom - b.bottom) < 4

const middle = ({ y0, y1 }: Cell) => (y0 + y1) / 2

/** The band a text on a line of the page is drawn in. */
export const bandOf = (page: Page, line: number, cell: Cell): RowBand => {
  const on = page.lines[line]
  return on ? drawnCell(page, on, cell) : { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
}

/** Texts on one line, apart where lines are drawn between their heights. */
export const byBand = (page: Page, line: number, cells: Cell[]): { band: RowBand; cells: Cell[] }[] => {
  const found: { band: RowBand; cells: Cell[] }[] = []
  for (const cell of cells) {
    const band = bandOf(page, line, cell)
    const host = found.find((other) => isSame(other.band, band) || (!isClosed(other.band) && !isClosed(band)))
    if (host) host.cells.push(cell)
    else found.push({ band, cells: [cell] })
  }
  return found
}

/** The narrowest band any figure of a row is drawn in. */
export const rowBand = (page: Page, row: Row): RowBand => {
  let band: RowBand = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
  for (const { cell } of row.values) {
    const own = bandOf(page, row.line, cell)
    if (own.bottom - own.top < band.bottom - band.top || !isClosed(band)) band = own
  }
  return band
}

/** The rows whose figures stand within a band. */
export const rowsIn = (rows: Row[], { top, bottom }: RowBand): Row[] =>
  rows.filter(({ values }) => values.some(({ cell }) => middle(cell) > top && middle(cell) < bottom))

/** Whether a line is drawn between a text in this band and the figures of a row. */
export const isParted = ({ top, bottom }: RowBand, { values }: Row): boolean =>
  values.every(({ cell }) => middle(cell) < top || middle(cell) > bottom)

/** "Included in category 1", where a figure would stand. */
export const standsForFigure = ({ columns }: Table, cell: Cell, convention: Convention) =>
  readCell(cell, convention).kind === 'text' &&
  readUnit(cell.text) === null &&
  cell.x0 > (columns[0]?.x0 ?? 0) - 40 &&
  columns.some(({ x0, x1 }) => cell.x0 < x1 && cell.x1 > x0)
