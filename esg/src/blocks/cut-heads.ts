import type { Cell } from '../layout/page.ts'
import { cutAt } from './join-pieces.ts'
import { type LaidRow, overlaps, spanOf } from './laid.ts'

/** How far from the middle between two columns the words of their heads may part, in letters. */
const nearest = 4

/** Two heads set close together were taken for one text; the columns below them say where they part. */
const cutCell = (cells: Cell[], columns: readonly { x0: number; x1: number }[]): Cell[][] => {
  const [cell, ...more] = cells
  const over = columns.filter((column) => overlaps(column, spanOf(cells), -2))
  const [left, right] = over
  if (!cell || more.length > 0 || !left || !right || over.length !== 2) return [cells]
  const gutter = (left.x1 + right.x0) / 2
  const [first, second] = cutAt(cell, gutter)
  if (!first || !second) return [cells]
  const perLetter = (cell.x1 - cell.x0) / Math.max(1, cell.text.length)
  const parts = cell.x0 + (first.text.length + 0.5) * perLetter
  return Math.abs(parts - gutter) < nearest * perLetter ? [[first], [second]] : [cells]
}

export const cutHeads = (rows: LaidRow[]): LaidRow[] => {
  const [head, ...body] = rows
  const most = body.reduce((count, { cells }) => Math.max(count, cells.length), 0)
  if (!head || head.cells.length >= most || head.cells.length < 2) return rows
  const whole = body.filter(({ cells }) => cells.length === most)
  const columns = Array.from({ length: most }, (_, at) =>
    spanOf(whole.flatMap(({ cells }) => cells[at] ?? [])),
  )
  const isApart = columns.every(({ x1 }, at) => x1 < (columns[at + 1]?.x0 ?? Number.POSITIVE_INFINITY))
  if (!isApart) return rows
  return [{ ...head, cells: head.cells.flatMap((cells) => cutCell(cells, columns)) }, ...body]
}
