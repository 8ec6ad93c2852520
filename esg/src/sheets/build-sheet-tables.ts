import type { Cell, Page } from '../layout/page.ts'
import type { Convention } from '../numbers/read-number.ts'
import { markOnly } from '../tables/find-sections.ts'
import type { LooseLabel } from '../tables/loose-label.ts'
import type { Column, Row, Section, Table } from '../tables/table.ts'
import { readYear } from '../years/read-year.ts'
import { carryLabels } from './carry-labels.ts'
import { cutSegments, type Segment } from './cut-segments.ts'
import { cutStrips } from './cut-strips.ts'
import { findRegions, isData, type Region } from './find-regions.ts'
import { type GridLine, gridOf, type Item, isFigureItem } from './grid.ts'
import { headColumns } from './head-columns.ts'
import { Nest } from './nest-rows.ts'

const captionsMax = 5
const proseFrom = 160

const sectionOf = (cells: Cell[], line: number, hasValues: boolean): Section => ({
  text: cells.map(({ text }) => text).join(' '),
  marks: '',
  x0: cells[0]?.x0 ?? 0,
  size: cells[0]?.size ?? 10,
  hasValues,
  line,
})

/** No lines are drawn in a sheet that part its rows. */
const unruled = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }

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

const columnsOf = ({ columns }: Segment, body: GridLine[]): Map<number, Column> => {
  const found = new Map<number, Column>()
  for (const place of columns) {
    const cells = body.flatMap(({ index, items }) =>
      items
        .filter((item) => item.from === place && (isFigureItem(item) || item.kind.kind === 'blank'))
        .map(({ cell, kind }) => ({ cell, line: index, kind })),
    )
    const [first] = cells
    if (!first) continue
    found.set(place, {
      x0: first.cell.x0,
      x1: first.cell.x1,
      firstLine: first.line,
      lastLine: cells.at(-1)?.line ?? first.line,
      cells,
      heads: [],
      groups: [],
    })
  }
  return found
}

/** The row a line of figures is in this segment. A year beside the label is the row's own. */
const readRow = (line: GridLine, columns: Map<number, Column>) => {
  const row = newRow(line.index)
  const labels: Item[] = []
  for (const item of line.items) {
    const column = columns.get(item.from)
    if (column && (isFigureItem(item) || item.kind.kind === 'blank'))
      row.values.push({ cell: item.cell, kind: item.kind, column })
    else if (row.values.length > 0) row.trailing.push(item.cell)
    else if (item.kind.kind === 'year' && row.year === null) row.year = readYear(item.cell.text)
    else labels.push(item)
  }
  row.labels = labels.map(({ cell }) => cell)
  return { row, labels }
}

const captionsOf = ({ heads, titles }: Region, { from, columns }: Segment, page: Page): string[] => {
  const first = Math.min(...columns)
  const beside = heads.flatMap(({ items }) =>
    items.filter((item) => item.from >= from && item.from < first && item.kind.kind !== 'blank'),
  )
  const above = [...titles]
    .reverse()
    .flatMap(({ items }) => items.filter((item) => item.from < Math.max(...columns) + 1))
  // The head of the labels is the nearest title; those of units and codes beside it say the least.
  const [title, ...more] = [...beside].sort((a, b) => a.from - b.from)
  const found = [...(title ? [title] : []), ...above, ...more]
    .filter(({ cell }) => cell.text.length < proseFrom)
    .map(({ cell }) => cell.text)
    .slice(0, captionsMax)
  return [...new Set([...found, ...(page.sheet === null ? [] : [page.sheet])])]
}

/** "Cat 10:" between "Cat 9:" and "Cat 11:" has no figures; it is no heading of those below it. */
const isListed = ({ cell }: Item, before: Row | undefined, after: GridLine | undefined) => {
  const shapeOf = (text: string | undefined) => /^(\D{0,12}?)\d{1,2}(?=[.:) ])/.exec(text ?? '')?.[1]
  const shape = shapeOf(cell.text)
  return (
    shape !== undefined &&
    [before?.labels[0], after?.items[0]?.cell].some((other) => shapeOf(other?.text) === shape)
  )
}

const buildTable = (region: Region, segment: Segment, page: Page): Table | null => {
  const body = region.body
    .map((line) => ({
      ...line,
      items: line.items.filter(({ from }) => from >= segment.from && from < segment.to),
    }))
    .filter(({ items }) => items.length > 0)
  const columns = columnsOf(segment, body)
  if (columns.size === 0) return null
  headColumns(columns, region.heads)
  const edge = Math.min(...columns.keys())
  const nest = new Nest()
  const loose: LooseLabel[] = []
  const rows: Row[] = []
  let block: number | null = null
  const carry = carryLabels(body, columns)
  for (const [at, line] of body.entries()) {
    const own = page.lines[line.index]
    if (!own) continue
    if (!line.items.some(isFigureItem)) {
      const words = line.items.filter(({ from, kind }) => from < edge && kind.kind !== 'blank')
      const [first] = words
      // What has words in the columns of figures is a row without any; a long text is a note.
      if (!first || isData(line) || words.length < line.items.length || first.cell.text.length > proseFrom)
        continue
      if (isListed(first, rows.at(-1), body[at + 1])) continue
      if (words.length === 1 && first.kind.kind === 'year') {
        block = readYear(first.cell.text)
        continue
      }
      const cells = words.map(({ cell }) => cell)
      loose.push({
        line: line.index,
        cells,
        base: own.base,
        row: null,
        apart: false,
        blank: false,
        band: unruled,
      })
      nest.heading(first, sectionOf(cells, line.index, false))
      continue
    }
    const { row, labels } = readRow(line, columns)
    if (row.values.length === 0) continue
    const carried = carry(line)
    row.labels = [...carried.labels, ...row.labels]
    row.year ??= carried.year
    row.block = block
    rows.push(row)
    loose.push({
      line: line.index,
      cells: row.labels,
      base: own.base,
      row,
      apart: false,
      blank: false,
      band: unruled,
    })
    nest.row(labels[0], row, sectionOf(row.labels, line.index, true))
  }
  nest.end()
  if (rows.length === 0) return null
  const table: Table = {
    rows,
    columns: [...columns.values()],
    captions: captionsOf(region, segment, page),
    corner: [],
    left: Math.min(
      ...rows.flatMap(({ labels }) => labels.map(({ x0 }) => x0)),
      [...columns.values()][0]?.x0 ?? 0,
    ),
    top: rows[0]?.line ?? 0,
    bottom: rows.at(-1)?.line ?? 0,
  }
  markOnly(table, loose)
  return table
}

/** A table below another without heads of its own goes on with its. */
const inherit = (tables: Table[]) => {
  tables.forEach((table, at) => {
    for (const column of table.columns) {
      if (column.heads.length + column.groups.length > 0) continue
      const above = tables
        .slice(0, at)
        .reverse()
        .filter(({ bottom, top }) => top < table.top && table.top - bottom <= 12)
        .flatMap(({ columns }) => columns)
        .find(({ x0, heads, groups }) => x0 === column.x0 && heads.length + groups.length > 0)
      if (!above) continue
      column.heads.push(...above.heads)
      column.groups.push(...above.groups)
    }
  })
}

/** The tables of a sheet. Its columns are given and its labels whole, so nothing has to be guessed from distances. */
export const buildSheetTables = (page: Page, convention: Convention): Table[] => {
  const tables = cutStrips(gridOf(page, convention)).flatMap((strip) =>
    findRegions(strip).flatMap((region) =>
      cutSegments(region).flatMap((segment) => buildTable(region, segment, page) ?? []),
    ),
  )
  inherit(tables)
  return tables
}
