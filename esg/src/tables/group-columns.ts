import { regionOf } from '../layout/find-regions.ts'
import type { Cell, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import type { Box } from '../types.ts'
import type { Column } from './table.ts'

/** Columns whose figures follow each other without a text between them belong to one table. */
export const groupColumns = (page: Page, columns: Column[], convention: Convention): Map<Column, number> => {
  const columnOf = new Map<Cell, Column>()
  for (const column of columns) for (const { cell } of column.cells) columnOf.set(cell, column)
  const votes = new Map<Column, Map<Column, number>>()
  for (const line of page.lines) {
    let last: Column | null = null
    let textBetween = false
    let region: Box | null = null
    for (const cell of line.cells) {
      const column = columnOf.get(cell)
      if (!column) {
        textBetween ||= !cell.prose && readCell(cell, convention).kind === 'text' && cell.text.length > 3
        if (cell.prose) textBetween = true
        continue
      }
      const own = regionOf(page, cell)
      // Two drawn blocks side by side are two tables.
      if (region && own && region !== own) textBetween = true
      region = own
      if (last && last !== column) {
        const row = votes.get(last) ?? new Map<Column, number>()
        row.set(column, (row.get(column) ?? 0) + (textBetween ? -1 : 1))
        votes.set(last, row)
      }
      last = column
      textBetween = false
    }
  }
  const parent = new Map<Column, Column>(columns.map((column) => [column, column]))
  const root = (column: Column): Column => {
    const up = parent.get(column) ?? column
    return up === column ? column : root(up)
  }
  for (const [left, row] of votes)
    for (const [right, count] of row) if (count > 0) parent.set(root(right), root(left))
  const ids = new Map<Column, number>()
  return new Map(
    columns.map((column) => {
      const top = root(column)
      const id = ids.get(top) ?? ids.size
      ids.set(top, id)
      return [column, id]
    }),
  )
}
