import { markProse } from '../layout/mark-prose.ts'
import type { Cell, Line, Page } from '../layout/page.ts'
import { splitLines } from '../sheets/split-lines.ts'
import type { GridCell } from './grid-cell.ts'

const pitchX = 100
const pitchY = 12
const size = 10

/** In which column of the grid a cell begins. */
export const columnOf = ({ x0 }: Cell) => Math.round(x0 / pitchX)
/** The last column of the grid a cell reaches over. */
export const lastColumnOf = ({ x1 }: Cell) => Math.round((x1 - 90) / pitchX)
/** On which row of the grid a line stands. */
export const rowOf = ({ base }: Line) => (base - size) / pitchY

/** Spaces before a label set it in, where nobody used the format for it. */
const leadingSpaces = (text: string) =>
  /^[ \u00a0\u3000\t]*/.exec(text)?.[0].replace(/[\t\u3000]/g, '  ').length ?? 0

const cellOf = ({ text, row, column, span, ref, bold, indent, filled }: GridCell): Cell => ({
  text: text.normalize('NFKC').replace(/\s+/g, ' ').trim(),
  x0: column * pitchX,
  x1: (column + span - 1) * pitchX + 90,
  y0: row * pitchY,
  y1: row * pitchY + size,
  base: row * pitchY + size,
  size,
  marks: '',
  ref,
  prose: false,
  bold: bold ?? false,
  indent: (indent ?? 0) + Math.ceil(leadingSpaces(text) / 3),
  filled: filled ?? false,
})

/** Sheets and Word tables are laid out as if printed on squared paper, so that one engine reads them all. */
export const gridPage = (number: number, sheet: string | null, cells: GridCell[]): Page => {
  const rows = new Map<number, Line>()
  let right = 0
  for (const cell of splitLines(cells)) {
    const made = cellOf(cell)
    if (made.text === '') continue
    right = Math.max(right, made.x1)
    const line = rows.get(cell.row)
    if (line) line.cells.push(made)
    else rows.set(cell.row, { cells: [made], base: made.base, size })
  }
  const lines = [...rows.entries()].sort(([a], [b]) => a - b).map(([, line]) => line)
  for (const line of lines) line.cells.sort((a, b) => a.x0 - b.x0)
  markProse(lines.filter(({ cells: own }) => own.length === 1))
  return {
    number,
    sheet,
    hidden: false,
    width: right,
    height: (lines.at(-1)?.base ?? 0) + 10,
    lines,
    scale: 1,
    scanned: false,
    rules: [],
    fills: [],
  }
}
