import type { GridCell } from '../formats/grid-cell.ts'
import { isFigure } from '../numbers/read-number.ts'

const linesOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const holdsFigure = (line: string) => isFigure(line) || /^[-–—]$|^n\/?a$/i.test(line)

/**
 * "Scope 1↵Scope 2" beside "12,345↵2,345": as many lines in the label as in the figures are rows of their own. A cell
 * with one line stands beside each of them.
 */
const splitRow = (cells: GridCell[]): GridCell[] => {
  const lines = new Map(cells.map((cell) => [cell, linesOf(cell.text)]))
  const count = Math.max(
    ...cells.map((cell) => {
      const own = lines.get(cell) ?? []
      return own.length > 1 && own.every(holdsFigure) ? own.length : 0
    }),
  )
  const fits = (cell: GridCell) => lines.get(cell)?.length === count
  const labelled = cells.some((cell) => fits(cell) && !(lines.get(cell) ?? []).some(holdsFigure))
  if (count < 2 || count > 40 || !labelled) return cells
  return Array.from({ length: count }, (_, at) =>
    cells.flatMap((cell) => {
      const own = lines.get(cell) ?? []
      const text = fits(cell)
        ? own[at]
        : own.length === 1 && !own.some(holdsFigure)
          ? own[0]
          : at === 0
            ? cell.text
            : ''
      return text ? [{ ...cell, text, row: cell.row + at / count }] : []
    }),
  ).flat()
}

/** Lines that each say a figure are so many statements, and not one. */
const partStatements = (cell: GridCell): GridCell => {
  const lines = linesOf(cell.text)
  const says = lines.length > 1 && lines.filter((line) => /\p{L}.*\d{3}|\d{3}.*\p{L}/u.test(line)).length > 1
  return says ? { ...cell, text: lines.map((line) => line.replace(/[;,]$/, '')).join('; ') } : cell
}

/** Several figures may stand in one cell, each on a line of its own. */
export const splitLines = (cells: GridCell[]): GridCell[] => {
  if (!cells.some(({ text }) => /[\r\n]/.test(text))) return cells
  const rows = new Map<number, GridCell[]>()
  for (const cell of cells) {
    const row = rows.get(cell.row)
    if (row) row.push(cell)
    else rows.set(cell.row, [cell])
  }
  return [...rows.values()].flatMap((row) =>
    row.some(({ text }) => /[\r\n]/.test(text)) ? splitRow(row).map(partStatements) : row,
  )
}
