import type { Cell, Page } from '../layout/page.ts'
import { type CellKind, readCell, takeAsValue } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import { readUnit } from '../units/read-unit.ts'
import type { Column } from './table.ts'

const aligned = (column: Column, cell: Cell) => {
  const last = column.cells.at(-1)?.cell ?? cell
  const tolerance = Math.max(3, 0.5 * cell.size)
  const near = (a: number, b: number) => Math.abs(a - b) <= tolerance
  return (
    near(column.x1, cell.x1) ||
    near(last.x1, cell.x1) ||
    near(last.x0, cell.x0) ||
    near((last.x0 + last.x1) / 2, (cell.x0 + cell.x1) / 2) ||
    (cell.x0 >= column.x0 - 1 && cell.x1 <= column.x1 + 1)
  )
}

/** "2023/2022" heads a column of changes. */
const twoYears = /^(?:19|20)\d\d ?[/–-] ?(?:19|20)\d\d$/

const overlaps = (column: Column, cell: Cell) => cell.x0 < column.x1 + 2 && cell.x1 > column.x0 - 2

/** Chains figures downwards. A year above or running text across ends what came before: a new table begins. */
export const findColumns = (page: Page, convention: Convention): Column[] => {
  const done: Column[] = []
  let open: Column[] = []
  let heads: Cell[] = []
  page.lines.forEach((line, index) => {
    const finish = (ended: (column: Column) => boolean) => {
      done.push(...open.filter(ended))
      open = open.filter((column) => !ended(column))
    }
    finish((column) => {
      const last = column.cells.at(-1)?.cell
      return !last || line.base - last.base > 14 * last.size
    })
    // Under a year, in a row with a label, four digits are a figure even if they could be a year.
    const yearLike = line.cells.filter((cell) => readCell(cell, convention).kind === 'year')
    const under = (cell: Cell) => heads.some((head) => cell.x0 < head.x1 + 2 && cell.x1 > head.x0 - 2)
    const figures = line.cells.filter((cell) => readCell(cell, convention).kind === 'value').length
    for (const cell of yearLike) {
      // Five digits beside figures, or alone, are a figure; a year with a footnote stands beside other years.
      if ((figures > 0 || yearLike.length === 1) && /^\d{5}$/.test(cell.text)) takeAsValue(cell, convention)
      const labelled = line.cells.some(
        (other) => other.x1 < cell.x0 && readCell(other, convention).kind === 'text',
      )
      if (labelled && figures >= yearLike.length && /^\d{4,5}$/.test(cell.text) && under(cell))
        takeAsValue(cell, convention)
    }
    const still = yearLike.filter((cell) => readCell(cell, convention).kind === 'year')
    if (still.length >= 2) heads = still
    const kinds: CellKind[] = line.cells.map((cell) => readCell(cell, convention))
    // One year among labels is a label; years beside each other are the head of a new table.
    const years = kinds.filter(({ kind }) => kind === 'year').length
    line.cells.forEach((cell, at) => {
      const kind = kinds[at] as CellKind
      if (cell.prose || (kind.kind === 'year' && years >= 2)) finish((column) => overlaps(column, cell))
    })
    // A word over a column, on a line without figures, is a head: what follows is another table.
    if (!kinds.some(({ kind }) => kind === 'value' || kind === 'percent'))
      line.cells.forEach((cell, at) => {
        const under = (column: Column) =>
          cell.x0 > column.x0 - 30 && cell.x0 < column.x1 && cell.x1 > column.x0
        if (
          kinds[at]?.kind === 'text' &&
          cell.text.length < 40 &&
          open.some(under) &&
          /[a-z]{4}/i.test(cell.text) &&
          !readUnit(cell.text)
        )
          finish(under)
      })
    for (const [at, cell] of line.cells.entries()) {
      const kind = kinds[at] as CellKind
      if (cell.prose || kind.kind === 'text' || kind.kind === 'year' || twoYears.test(cell.text)) continue
      const best = open
        .filter((column) => column.lastLine < index && aligned(column, cell))
        .sort((a, b) => Math.abs(a.x1 - cell.x1) - Math.abs(b.x1 - cell.x1))[0]
      if (best) {
        best.cells.push({ cell, line: index, kind })
        best.lastLine = index
        best.x0 = Math.min(best.x0, cell.x0)
        best.x1 = Math.max(best.x1, cell.x1)
      } else
        open.push({
          x0: cell.x0,
          x1: cell.x1,
          firstLine: index,
          lastLine: index,
          cells: [{ cell, line: index, kind }],
          heads: [],
          groups: [],
        })
    }
  })
  return [...done, ...open].filter((column) => !isEnumeration(page, column, convention))
}

/** Small whole numbers that each stand before a text number the labels; they are no figures. */
const isEnumeration = (page: Page, column: Column, convention: Convention) => {
  const steps = column.cells.slice(1).filter(({ kind }, at) => {
    const before = column.cells[at]?.kind
    return kind.kind === 'value' && before?.kind === 'value' && kind.value === before.value + 1
  }).length
  if (column.cells.length >= 5 && steps >= 0.8 * (column.cells.length - 1)) return true
  const small = column.cells.every(
    ({ cell, kind }) =>
      kind.kind === 'value' &&
      kind.decimals === 0 &&
      kind.value > 0 &&
      kind.value < 100 &&
      cell.text.length <= 3,
  )
  if (!small) return false
  const beforeText = column.cells.filter(({ cell, line }) => {
    const cells = page.lines[line]?.cells ?? []
    const next = cells[cells.indexOf(cell) + 1]
    return next !== undefined && readCell(next, convention).kind === 'text' && next.text.length > 3
  }).length
  return beforeText >= 0.6 * column.cells.length
}
