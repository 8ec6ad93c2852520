import { regionOf } from '../layout/find-regions.ts'
import type { Cell, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import type { Box } from '../types.ts'
import { readYear } from '../years/read-year.ts'
import { countPlaces } from './count-places.ts'
import { findColumns } from './find-columns.ts'
import { findHeads } from './find-heads.ts'
import { findSections, markOnly } from './find-sections.ts'
import { groupColumns } from './group-columns.ts'
import { joinLabels } from './join-labels.ts'
import { mergeColumns } from './merge-columns.ts'
import { bandOf, isClosed, isSame, type RowBand, rowBand, rowsIn } from './row-bands.ts'
import { setRemarksAside } from './set-remarks-aside.ts'
import { spanLabels } from './span-labels.ts'
import type { Column, Row, Table } from './table.ts'

const newRow = (line: number): Row => ({
  line,
  labels: [],
  spanning: [],
  values: [],
  trailing: [],
  sections: [],
  year: null,
  block: null,
  only: false,
})

/** A drawn block has no labels and no remarks outside of it. */
const within = (page: Page, figure: Cell, texts: Cell[]) => {
  const region = regionOf(page, figure)
  if (!region) return texts
  return texts.filter(({ x0, x1 }) => x1 > region.x0 - 2 && x0 < region.x1 + 2)
}

/** Cuts each line where one table ends and the label of the next begins. */
const cutRows = (
  page: Page,
  columnOf: Map<Cell, Column>,
  tableOf: Map<Column, number>,
  convention: Convention,
) => {
  const rows = new Map<number, Row[]>()
  page.lines.forEach((line, index) => {
    let pending: Cell[] = []
    let current: { id: number; row: Row; figure: Cell } | null = null
    const trail = () => {
      if (current) current.row.trailing.push(...within(page, current.figure, pending))
    }
    for (const cell of line.cells) {
      if (cell.prose) {
        trail()
        pending = []
        current = null
        continue
      }
      const column = columnOf.get(cell)
      if (!column) {
        pending.push(cell)
        continue
      }
      const id = tableOf.get(column) ?? -1
      if (current && current.id === id) trail()
      else {
        current = { id, row: newRow(index), figure: cell }
        current.row.labels = within(page, cell, pending)
        const list = rows.get(id)
        if (list) list.push(current.row)
        else rows.set(id, [current.row])
      }
      pending = []
      current.row.values.push({ cell, kind: readCell(cell, convention), column })
    }
    trail()
  })
  return rows
}

/** A word far out on the left that few rows have is a margin note, not part of the label, unless a table is drawn around it. */
const dropMarginNotes = (page: Page, rows: Row[]) => {
  const starts = countPlaces(rows.flatMap(({ labels }) => labels.map(({ x0 }) => x0)))
  for (const row of rows) {
    const kept: Cell[] = []
    for (const cell of [...row.labels].reverse()) {
      const next = kept[0]
      const common = starts(cell.x0, 4) >= 2
      // Where no other row says where labels begin, nothing is known to stand apart from them.
      const alone = next && !common && starts(next.x0, 4) >= 2 && next.x0 - cell.x1 > 40
      if (alone && regionOf(page, cell) === null) break
      kept.unshift(cell)
    }
    row.labels = kept
  }
}

/** Where every label stands above or below its figures, the cells drawn around both say how far to the left it begins. */
const drawnLeft = (page: Page, rows: Row[], first: number) => {
  const bands = rows.map((row) => rowBand(page, row)).filter(isClosed)
  const [top, bottom] = [(rows[0]?.line ?? 0) - 3, (rows.at(-1)?.line ?? 0) + 3]
  const starts = page.lines.slice(Math.max(0, top), bottom + 1).flatMap(({ cells }, at) =>
    cells
      .filter((cell) => !cell.prose && cell.x1 < first)
      .filter((cell) => bands.some((band) => isSame(band, bandOf(page, Math.max(0, top) + at, cell))))
      .map(({ x0 }) => x0),
  )
  return starts.length > 0 ? Math.min(...starts) : null
}

const takeRowYear = (row: Row, convention: Convention) => {
  const year = row.labels.find((cell) => readCell(cell, convention).kind === 'year')
  if (!year) return
  row.year = readYear(year.text)
  row.labels = row.labels.filter((cell) => cell !== year)
}

/** "2022" alone on a line between the rows is the year of those below it. */
const takeBlockYears = (page: Page, table: Table, convention: Convention) => {
  const edge = table.columns[0]?.x0 ?? 0
  const yearOn = (index: number) => {
    const [cell, ...more] = page.lines[index]?.cells ?? []
    const heads = cell && more.length === 0 && cell.x0 > table.left - 40 && cell.x1 < edge
    return heads && readCell(cell, convention).kind === 'year' ? readYear(cell.text) : null
  }
  let year: number | null = null
  let index = Math.max(0, table.top - 3)
  for (const row of table.rows) {
    for (; index < row.line; index++) year = yearOn(index) ?? year
    row.block = year
  }
}

/** Nothing else stands in its column of the band: "GRI 305: Emissions 2016" is the year of a standard. */
const isAlone = (page: Page, cell: Cell, { top, bottom }: RowBand) =>
  page.lines.every(({ cells }) =>
    cells.every(
      (other) =>
        other === cell ||
        other.base < top ||
        other.base > bottom + 0.3 * other.size ||
        other.x0 > cell.x1 + 2 ||
        other.x1 < cell.x0 - 2,
    ),
  )

/** A year drawn in a cell beside several rows is the year of each of them. */
const takeDrawnYears = (page: Page, table: Table, convention: Convention) => {
  if (page.rules.length + page.fills.length === 0) return
  const edge = table.columns[0]?.x0 ?? 0
  for (let index = Math.max(0, table.top - 3); index <= table.bottom + 3; index++)
    for (const cell of page.lines[index]?.cells ?? []) {
      if (cell.x1 > edge || readCell(cell, convention).kind !== 'year') continue
      const band = bandOf(page, index, cell)
      if (!isClosed(band) || !isAlone(page, cell, band)) continue
      const rows = rowsIn(table.rows, band).filter(({ labels }) => labels.some(({ x0 }) => x0 > cell.x1 - 2))
      for (const row of rows) row.year ??= readYear(cell.text)
    }
}

const figuresLeast = 4

/** In a drawn table, long labels one below the other look like running text; the figures drawn with them tell otherwise. */
const takeLabels = (page: Page, convention: Convention) => {
  const prose = page.lines.flatMap(({ cells }) => cells.filter((cell) => cell.prose))
  if (prose.length === 0) return
  const figures = new Map<Box, number>()
  for (const { cells } of page.lines)
    for (const cell of cells) {
      const region = readCell(cell, convention).kind === 'value' ? regionOf(page, cell) : null
      if (region) figures.set(region, (figures.get(region) ?? 0) + 1)
    }
  for (const cell of prose) {
    const region = regionOf(page, cell)
    if (region && (figures.get(region) ?? 0) >= figuresLeast) cell.prose = false
  }
}

export const buildTables = (page: Page, convention: Convention): Table[] => {
  takeLabels(page, convention)
  const columns = mergeColumns(page, findColumns(page, convention), convention)
  if (columns.length === 0) return []
  const columnOf = new Map<Cell, Column>()
  for (const column of columns) for (const { cell } of column.cells) columnOf.set(cell, column)
  const tableOf = groupColumns(page, columns, convention)
  const tables: Table[] = []
  for (const [id, rows] of cutRows(page, columnOf, tableOf, convention)) {
    dropMarginNotes(page, rows)
    const own = columns.filter((column) => tableOf.get(column) === id).sort((a, b) => a.x0 - b.x0)
    const starts = rows.flatMap(({ labels }) => labels.map(({ x0 }) => x0)).sort((a, b) => a - b)
    const first = own[0]?.x0 ?? 0
    const left = starts[Math.floor(starts.length * 0.04)] ?? drawnLeft(page, rows, first) ?? first - 150
    for (const row of rows) takeRowYear(row, convention)
    tables.push({
      rows,
      columns: own,
      captions: [],
      corner: [],
      left,
      top: rows[0]?.line ?? 0,
      bottom: rows.at(-1)?.line ?? 0,
    })
  }
  const tops = new Map<Cell, Column>(columnOf)
  for (const table of tables) {
    findHeads(page, table, tops, convention)
    const loose = spanLabels(page, table, joinLabels(page, table, convention))
    setRemarksAside(table)
    findSections(page, table, loose)
    takeBlockYears(page, table, convention)
    takeDrawnYears(page, table, convention)
    markOnly(table, loose)
  }
  return tables
}
