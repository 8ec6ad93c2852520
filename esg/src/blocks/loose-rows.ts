import type { Cell, Line } from '../layout/page.ts'
import { type LaidRow, overlaps } from './laid.ts'

/** Lines further apart than so many times their size belong to different tables. */
const farthest = 3.2

const isRow = ({ cells }: Line) => cells.length >= 2 && cells.some(({ prose }) => !prose)
const isGrid = ({ cells }: Line) => (cells[0]?.ref ?? null) !== null

/** Where a table has two distances between its lines, the shorter is that within a cell; null where it has but one. */
const tightest = (run: readonly Line[]): number | null => {
  const gaps = run.slice(1).map(({ base }, at) => base - (run[at]?.base ?? base))
  const least = gaps.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = gaps.reduce((a, b) => Math.max(a, b), 0)
  return gaps.length > 0 && most > 1.3 * least ? (least + most) / 2 : null
}

const startsWithin = (cell: Cell, cells: readonly Cell[]) =>
  cells.some((other) => overlaps(other, cell, 2) || Math.abs(other.x0 - cell.x0) < 4)

/** A line that goes on in a cell of the row above: below one of its later texts, or close below its first. */
const continues = (line: Line, row: LaidRow, gap: number, tight: number | null): boolean => {
  if (isGrid(line)) return false
  const [first] = line.cells
  if (!first || gap > 1.75 * line.size) return false
  const label = row.cells[0] ?? []
  const hosts = line.cells.map((cell) => row.cells.find((cells) => startsWithin(cell, cells)))
  if (hosts.some((host) => host === undefined)) return false
  // A light line below a heavy one is its value, and no more of it.
  if (line.cells.some((cell, at) => cell.bold !== hosts[at]?.at(-1)?.bold)) return false
  return startsWithin(first, label) ? tight !== null && gap < tight : true
}

const addTo = (row: LaidRow, line: Line) => {
  for (const cell of line.cells) row.cells.find((cells) => startsWithin(cell, cells))?.push(cell)
  row.y1 = Math.max(row.y1, ...line.cells.map(({ y1 }) => y1))
}

const rowOf = (line: Line): LaidRow => ({
  cells: line.cells.map((cell) => [cell]),
  y0: Math.min(...line.cells.map(({ y0 }) => y0)),
  y1: Math.max(...line.cells.map(({ y1 }) => y1)),
})

/** The lines from one on that may belong to one table. */
const runFrom = (lines: readonly Line[], from: number): Line[] => {
  const run: Line[] = []
  let edge = Number.POSITIVE_INFINITY
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line
    const before = run.at(-1)
    if (before && line.base - before.base > farthest * Math.max(line.size, before.size)) break
    const [first] = line.cells
    const below = before && first && line.base - before.base < 1.75 * line.size
    // A text alone on its line stays where it stands below another: whether it belongs there is seen with all lines known.
    if (!isRow(line) && !(below && (isGrid(line) ? false : first.x0 > edge - 4))) break
    if (isRow(line)) edge = Math.min(edge, first?.x0 ?? edge)
    run.push(line)
  }
  // What follows the last row at its left edge begins something else.
  while (run.length > 0 && !isRow(run.at(-1) as Line)) {
    const last = run.at(-1) as Line
    const beside = (last.cells[0]?.x0 ?? 0) > edge + 12
    if (beside) break
    run.pop()
  }
  return run
}

/** Tables without lines: texts side by side, line after line. What is left over is running text. */
export const looseRows = (lines: readonly Line[]): { tables: LaidRow[][]; rest: Line[] } => {
  const tables: LaidRow[][] = []
  const rest: Line[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line
    const run = isRow(line) ? runFrom(lines, at) : []
    if (run.length === 0) {
      rest.push(line)
      at += 1
      continue
    }
    const tight = tightest(run)
    const rows: LaidRow[] = []
    let used = 0
    for (const [index, next] of run.entries()) {
      const row = rows.at(-1)
      const gap = next.base - (run[index - 1]?.base ?? next.base)
      if (row && continues(next, row, gap, tight)) addTo(row, next)
      else if (isRow(next)) rows.push(rowOf(next))
      else break
      used += 1
    }
    if (rows.length > 0) tables.push(rows)
    at += used
  }
  return { tables, rest }
}
