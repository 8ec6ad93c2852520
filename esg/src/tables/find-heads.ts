import { regionOf } from '../layout/find-regions.ts'
import type { Cell, Line, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import { assign, centre, levels, stack } from './assign-heads.ts'
import { columnsUnder, drawnHeads } from './drawn-heads.ts'
import type { Column, Table } from './table.ts'

const isMark = (text: string) => /^(?:\(?\d{1,2}\)?|[*†‡]+|\([a-z]\))$/.test(text)

/** The label of a row of the table above is no title of this one. */
const labelsFigures = (line: Line, cell: Cell, columnOf: Map<Cell, Column>) => {
  const next = line.cells[line.cells.indexOf(cell) + 1]
  return next !== undefined && columnOf.has(next)
}

/** The line of years a table stands under, if there is one within reach; words between the two belong to the head. */
const yearLineAbove = (page: Page, table: Table, columnOf: Map<Cell, Column>, convention: Convention) => {
  const first = table.columns[0]
  const last = table.columns.at(-1)
  const top = page.lines[table.top]
  if (!first || !last || !top) return Number.POSITIVE_INFINITY
  for (let index = table.top - 1; index >= 0; index--) {
    const line = page.lines[index]
    if (!line || top.base - line.base > 11 * top.size) break
    const above = line.cells.filter((cell) => cell.x1 > first.x0 - 14 && cell.x0 < last.x1 + 14)
    if (above.some((cell) => columnOf.has(cell) || cell.prose)) break
    if (above.some((cell) => readCell(cell, convention).kind === 'year')) return index
  }
  return Number.POSITIVE_INFINITY
}

const nearly = (numbers: number[], most: number) => Math.max(...numbers) - Math.min(...numbers) < most

/**
 * Years set at the left edge of wide columns whose figures stand at the right edge: as many years as columns of figures,
 * each as far from its own as the others.
 */
const shiftedYears = (cells: Cell[], table: Table, convention: Convention): [Column, Cell][] => {
  const columns = table.columns.filter(
    ({ cells }) => cells.filter(({ kind }) => kind.kind === 'percent').length < 0.5 * cells.length,
  )
  const years = cells.filter((cell) => readCell(cell, convention).kind === 'year')
  if (years.length !== columns.length || years.length < 2 || years.some(({ prose }) => prose)) return []
  const pairs = columns.map((column, at): [Column, Cell] => [column, years[at] as Cell])
  const step = Math.min(...years.slice(1).map((year, at) => centre(year) - centre(years[at] as Cell)))
  const shifts = pairs.map(([column, year]) => centre(column) - centre(year))
  const apart = pairs.some(([column, year]) => year.x1 < column.x0 || year.x0 > column.x1)
  const even =
    nearly(shifts, 0.3 * step) ||
    nearly(
      pairs.map(([column, year]) => column.x1 - year.x1),
      0.3 * step,
    ) ||
    nearly(
      pairs.map(([column, year]) => column.x0 - year.x0),
      0.3 * step,
    )
  return apart && even && shifts.every((shift) => Math.abs(shift) < 0.75 * step) ? pairs : []
}

/** Above the columns, or in a drawn cell that is, however far its text is set to one side of it. */
const isOver = (page: Page, table: Table, line: Line, cell: Cell, first: Column, last: Column) =>
  (cell.x1 > first.x0 - 14 && cell.x0 < last.x1 + 14) || columnsUnder(page, table, line, cell) !== null

/** In the head of the label column. */
const isCorner = (page: Page, table: Table, cell: Cell) => {
  const first = table.columns[0]?.x0 ?? 0
  const left = Math.min(table.left - 12, regionOf(page, cell)?.x0 ?? table.left)
  return !cell.prose && cell.x1 < first && cell.x0 > left - 2 && !isMark(cell.text)
}

/** Between the uppermost head and the first figures, left of the columns. */
const findCorner = (page: Page, table: Table, top: Line | undefined) => {
  if (!top) return
  for (const line of page.lines.slice(0, table.top))
    if (line.base > top.base - 0.5 * top.size)
      table.corner.push(...line.cells.filter((cell) => isCorner(page, table, cell)))
}

/** The lines above the first figures that still belong to the table, nearest first. */
const headLines = (page: Page, table: Table, columnOf: Map<Cell, Column>, convention: Convention) => {
  const first = table.columns[0]
  const last = table.columns.at(-1)
  const top = page.lines[table.top]
  const found: { line: Line; heads: Cell[] }[] = []
  if (!first || !last || !top) return found
  let base = top.base
  let years = false
  const awaited = yearLineAbove(page, table, columnOf, convention)
  for (let index = table.top - 1; index >= 0 && found.length < 10; index--) {
    const line = page.lines[index]
    if (!line) break
    const shifted = shiftedYears(line.cells, table, convention).map(([, year]) => year)
    const above = line.cells.filter(
      (cell) => isOver(page, table, line, cell, first, last) || shifted.includes(cell),
    )
    if (above.every(({ text }) => isMark(text)) && !above.some((cell) => columnOf.has(cell))) {
      if (base - line.base > 11 * top.size) break
      continue
    }
    if (above.some((cell) => columnOf.has(cell) || cell.prose)) break
    const hasYear = above.some((cell) => readCell(cell, convention).kind === 'year')
    if (base - line.base > (!years && index >= awaited ? 11 : 3) * line.size) break
    // A line that begins at the table's left edge and runs over the columns is its title or a heading within it.
    const titles = above.filter((cell) => cell.x0 < table.left + 12 && cell.x0 < first.x0 - 30)
    if (titles.some((cell) => labelsFigures(line, cell, columnOf))) break
    table.captions.push(...titles.map(({ text }) => text))
    const heads = above.filter(
      (cell) => !titles.includes(cell) && !isMark(cell.text) && cell.text.length < 70,
    )
    if (titles.length > 0 && heads.length === 0 && years) break
    if (heads.length > 0) {
      found.push({ line, heads })
      base = line.base
    }
    years ||= hasYear
  }
  return found
}

/** A table that goes on below a break keeps the heads of the part above, where the columns are the same. */
const inherit = (page: Page, table: Table, columnOf: Map<Cell, Column>) => {
  for (const column of table.columns) {
    if (column.heads.length + column.groups.length > 0) continue
    for (let index = column.firstLine - 1; index >= Math.max(0, column.firstLine - 12); index--) {
      const above = page.lines[index]?.cells.find(
        (cell) => columnOf.has(cell) && Math.abs(cell.x1 - column.x1) < 4,
      )
      const other = above && columnOf.get(above)
      if (!other) continue
      column.heads.push(...other.heads)
      column.groups.push(...other.groups)
      break
    }
  }
}

/** The words above the table and left of its heads: what it is about, often its unit. */
const findCaptions = (page: Page, table: Table, columnOf: Map<Cell, Column>) => {
  const right = table.columns.at(-1)?.x1 ?? 0
  const used = new Set(table.columns.flatMap(({ heads, groups }) => [...heads, ...groups]))
  const top = page.lines[table.top]
  let found = 0
  for (let index = table.top - 1; index >= Math.max(0, table.top - 14) && found < 5; index--) {
    const line = page.lines[index]
    if (!line || !top || top.base - line.base > 16 * top.size) break
    const inside = line.cells.filter(
      (cell) => cell.x1 > table.left - 8 && cell.x0 < right + 8 && cell.x0 > table.left - 80,
    )
    if (inside.some((cell) => columnOf.has(cell) && cell.x0 > table.left)) break
    if (inside.some((cell) => cell.x0 < table.left + 12 && labelsFigures(line, cell, columnOf))) break
    for (const cell of inside) {
      if (used.has(cell)) continue
      table.captions.push(cell.text)
      found += 1
    }
  }
}

/** Nearest first, but a head of several lines as it is read. */
const takeDrawn = (drawn: Map<Cell, Column[]>) => {
  for (const [cell, columns] of drawn)
    for (const column of columns) {
      const list = columns.length === 1 ? column.heads : column.groups
      const next = list.findIndex(
        (below) =>
          below.base > cell.base &&
          below.base - cell.base < 1.5 * cell.size &&
          cell.x0 < below.x1 &&
          cell.x1 > below.x0,
      )
      if (next < 0) list.push(cell)
      else list.splice(next, 0, cell)
    }
}

export const findHeads = (page: Page, table: Table, columnOf: Map<Cell, Column>, convention: Convention) => {
  const isYear = (cell: Cell) => readCell(cell, convention).kind === 'year'
  const above = headLines(page, table, columnOf, convention)
  findCorner(page, table, above.at(-1)?.line)
  const lines = above.map(({ line, heads }) => {
    const drawn = drawnHeads(page, table, line, heads)
    takeDrawn(drawn)
    return heads.filter((cell) => !drawn.has(cell))
  })
  for (const line of lines) {
    const years = line.filter(isYear)
    const shifted = shiftedYears(line, table, convention)
    for (const [column, year] of shifted) column.heads.push(year)
    if (years.length > 0 && shifted.length === 0)
      assign(
        table,
        years.map((cell) => ({ cells: [cell], x0: cell.x0, x1: cell.x1, y0: cell.y0, y1: cell.y1 })),
        true,
        line.filter((cell) => !isYear(cell)),
      )
  }
  for (const level of levels(stack(lines.flat().filter((cell) => !isYear(cell))))) assign(table, level, false)
  inherit(page, table, columnOf)
  findCaptions(page, table, columnOf)
  table.captions = [...new Set(table.captions)]
}
