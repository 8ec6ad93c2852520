import type { Cell } from '../layout/page.ts'
import { readUnit } from '../units/read-unit.ts'
import type { Row, Table } from './table.ts'

/** Shorter texts that repeat are codes and marks. */
const longEnough = 10
const leastRows = 3

type Stack = { x0: number; x1: number; cells: { row: Row; cell: Cell }[] }

/** The columns that the labels of a table stand in. */
const stacksOf = (rows: Row[]): Stack[] => {
  const stacks: Stack[] = []
  for (const row of rows)
    for (const cell of row.labels) {
      let host = stacks.find(({ x0, x1 }) => cell.x0 < x1 && cell.x1 > x0)
      if (!host) {
        host = { x0: cell.x0, x1: cell.x1, cells: [] }
        stacks.push(host)
      }
      host.x0 = Math.min(host.x0, cell.x0)
      host.x1 = Math.max(host.x1, cell.x1)
      host.cells.push({ row, cell })
    }
  return stacks.sort((a, b) => a.x0 - b.x0)
}

/** Line by line, since a line that also stands on other pages may be missing here and there. */
const repeats = ({ cells }: Stack) => {
  const rows = new Map<string, Set<Row>>()
  for (const { row, cell } of cells) rows.set(cell.text, (rows.get(cell.text) ?? new Set()).add(row))
  const again = cells.filter(({ cell }) => (rows.get(cell.text)?.size ?? 0) >= leastRows)
  return (
    again.length >= 0.6 * cells.length &&
    again.some(({ cell }) => cell.text.length > longEnough && readUnit(cell.text) === null)
  )
}

/** Whether rows would be called the same without it. */
const tellsApart = (rows: Row[], { cells }: Stack) => {
  const own = new Set(cells.map(({ cell }) => cell))
  const names = (kept: (cell: Cell) => boolean) =>
    new Set(
      rows.map(
        ({ labels, year }) => `${year} ${labels.flatMap((cell) => (kept(cell) ? cell.text : [])).join(' ')}`,
      ),
    ).size
  return names((cell) => !own.has(cell)) < names(() => true)
}

/** A column that says the same beside many rows, and tells none from another, holds remarks: they stand with the others, behind. */
export const setRemarksAside = ({ rows }: Table) => {
  for (const stack of stacksOf(rows).slice(1)) {
    if (!repeats(stack) || tellsApart(rows, stack)) continue
    for (const { row, cell } of stack.cells) {
      if (row.spanning.includes(cell)) continue
      row.labels = row.labels.filter((label) => label !== cell)
      row.trailing.push(cell)
    }
  }
}
