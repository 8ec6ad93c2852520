import { drawnCell } from '../layout/drawn-cell.ts'
import { regionOf } from '../layout/find-regions.ts'
import type { Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import type { Column } from './table.ts'

/** Where the cells of a column begin and end, if that is drawn. */
const drawnSides = (page: Page, column: Column): { left: number; right: number } | null => {
  for (const { cell, line } of column.cells) {
    const on = page.lines[line]
    if (!on) continue
    const { left, right } = drawnCell(page, on, cell)
    if (Number.isFinite(left) && Number.isFinite(right)) return { left, right }
  }
  return null
}

/** A line of years, or of words set otherwise than the figures above, heads what follows. */
const isHead = (
  page: Page,
  { line, cell: figure }: Column['cells'][number],
  to: number,
  convention: Convention,
) =>
  page.lines
    .slice(line + 1, to)
    .some(({ cells }) =>
      cells.some(
        (cell) =>
          readCell(cell, convention).kind === 'year' ||
          (cell.x0 > figure.x0 - 8 &&
            (cell.bold !== figure.bold || cell.filled !== figure.filled || cell.size > 1.08 * figure.size)),
      ),
    )

/** Figures in one drawn column are one column, also where words stand between them instead of a figure. */
export const mergeColumns = (page: Page, columns: Column[], convention: Convention): Column[] => {
  if (page.rules.length + page.fills.length === 0) return columns
  const kept: { column: Column; left: number; right: number; region: unknown }[] = []
  const apart: Column[] = []
  for (const column of [...columns].sort((a, b) => a.firstLine - b.firstLine)) {
    const sides = drawnSides(page, column)
    const figure = column.cells[0]?.cell
    const region = figure && regionOf(page, figure)
    if (!sides || !region) {
      apart.push(column)
      continue
    }
    const host = kept.find(
      (other) =>
        other.region === region &&
        Math.abs(other.left - sides.left) < 4 &&
        Math.abs(other.right - sides.right) < 4 &&
        other.column.lastLine < column.firstLine &&
        !isHead(page, other.column.cells.at(-1) as Column['cells'][number], column.firstLine, convention),
    )
    if (!host) kept.push({ column, ...sides, region })
    else {
      host.column.cells.push(...column.cells)
      host.column.lastLine = column.lastLine
      host.column.x0 = Math.min(host.column.x0, column.x0)
      host.column.x1 = Math.max(host.column.x1, column.x1)
    }
  }
  return [...apart, ...kept.map(({ column }) => column)]
}
