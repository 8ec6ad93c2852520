import { columnOf, rowOf } from '../formats/grid-page.ts'
import type { Cell, Page } from '../layout/page.ts'
import { readCell, readCellAs, takeAsValue } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import { settleColumns } from './settle-columns.ts'

const looksLikeYear = /^\d{4}$/

/** Years beside each other follow each other; figures do not. */
const follow = (cells: Cell[]) =>
  cells.slice(1).every(({ text }, at) => Math.abs(Number(text) - Number(cells[at]?.text)) === 1)

/**
 * In a sheet, 2000 in a row of figures is a figure, if its column holds others: a column of years holds nothing else,
 * and a row of years no figures. Below the years that head the columns, a label with four digits under each of them is a
 * row of figures too, unless these are the next years.
 */
const settleYears = ({ lines }: Page, convention: Convention) => {
  const columns = new Set<number>()
  for (const { cells } of lines)
    for (const cell of cells) if (readCell(cell, convention).kind === 'value') columns.add(cell.x0)
  const heads = new Map<number, string>()
  const figures = new Map<number, number>()
  for (const line of lines) {
    const { cells } = line
    const kinds = cells.map((cell) => readCell(cell, convention).kind)
    const doubtful = cells.filter(
      ({ x0, text }, at) => columns.has(x0) && kinds[at] === 'year' && looksLikeYear.test(text),
    )
    const dated = cells.some(
      ({ x0 }, at) => kinds[at] === 'year' && !columns.has(x0) && x0 < (doubtful[0]?.x0 ?? 0),
    )
    // A number before the first word counts the rows.
    const word = kinds.indexOf('text')
    const beside = kinds.some((kind, at) => kind === 'value' && at > word)
    const headed = doubtful.filter(({ x0, text }) => heads.has(x0) && heads.get(x0) !== text)
    const below = (cell: Cell) => figures.get(cell.x0) === rowOf(line) - 1
    const again =
      word >= 0 &&
      doubtful.length > 0 &&
      headed.length === doubtful.length &&
      (doubtful.length > 1 ? !follow(doubtful) : doubtful.every(below))
    if (beside || again || (dated && doubtful.length === 1))
      for (const cell of doubtful) takeAsValue(cell, convention)
    for (const cell of cells) {
      const { kind } = readCell(cell, convention)
      if (kind === 'year') heads.set(cell.x0, cell.text)
      if (kind === 'value') figures.set(cell.x0, rowOf(line))
    }
  }
}

/** Before a sheet is read: how each of its columns writes figures, and which four digits are figures. */
export const settleSheet = (page: Page, convention: Convention) => {
  if (!page.lines[0]?.cells[0]?.ref) return
  const settled = settleColumns(page)
  for (const { cells } of page.lines)
    for (const cell of cells) {
      const own = settled.get(columnOf(cell))
      if (own && own !== convention) readCellAs(cell, own)
    }
  settleYears(page, convention)
}
