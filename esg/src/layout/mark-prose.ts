import { isFigure } from '../numbers/read-number.ts'
import { readUnit } from '../units/read-unit.ts'
import { isYearCell } from '../years/read-year.ts'
import type { Cell, Line } from './page.ts'

const withUnit = /^\d[\d.,'’ ]*\d\s*\(?[A-Za-z][\w -]{0,11}\)?$/

/** A unit, a code, a period or a mark may stand between a label and its figures; another label may not. */
const mayStandBetween = (text: string) =>
  text.length <= 5 ||
  isYearCell(text) ||
  (text.length < 40 && !/scope|emission|total/i.test(text) && (readUnit(text) !== null || code.test(text)))
const code = /^(?:[A-Z]{2}-[A-Z]{2}-|GRI|SASB|\d{3}-\d)/

const isLong = ({ text }: Cell) => text.length >= 32 && text.split(' ').length >= 5

/**
 * Running text: three or more long lines, one below the other at the same left edge. It is no label of the figures that
 * happen to stand on its height in the next column.
 */
export const markProse = (lines: Line[]) => {
  type Chain = { cells: Cell[] }
  let open: Chain[] = []
  const done: Chain[] = []
  for (const line of lines) {
    const next: Chain[] = []
    for (const cell of line.cells) {
      if (!isLong(cell)) continue
      const at = open.findIndex(({ cells }) => {
        const last = cells.at(-1) as Cell
        return (
          Math.abs(last.x0 - cell.x0) < 3 &&
          cell.base - last.base < 1.9 * cell.size &&
          Math.abs(last.size - cell.size) < 0.1 * cell.size
        )
      })
      const chain = at >= 0 ? (open.splice(at, 1)[0] as Chain) : { cells: [] }
      chain.cells.push(cell)
      next.push(chain)
    }
    const stale = open.filter(
      ({ cells }) => line.base - (cells.at(-1) as Cell).base > 2 * (cells.at(-1) as Cell).size,
    )
    done.push(...stale)
    open = [...open.filter((chain) => !stale.includes(chain)), ...next]
  }
  const beforeFigure = new Set<Cell>()
  for (const { cells } of lines) {
    // From the right: a unit or a code may stand between a label and its figures.
    let figures = false
    for (let at = cells.length - 1; at >= 0; at--) {
      const cell = cells[at] as Cell
      if (figures) beforeFigure.add(cell)
      const { text } = cell
      if (isFigure(text) || withUnit.test(text)) figures = true
      else if (figures) figures = mayStandBetween(text)
    }
  }
  for (const { cells } of [...done, ...open]) {
    // Long labels of a table look alike, but each has its figures beside it, or its last line has.
    const labels = cells.filter((cell) => beforeFigure.has(cell)).length
    if (cells.length >= 3 && labels < (cells.length < 6 ? 0.3 : 0.6) * cells.length)
      for (const cell of cells) cell.prose = true
  }
  endParagraphs(lines, beforeFigure)
}

/** The last line of a paragraph is short, but it is as near to the line above as that is to the next. */
const endParagraphs = (lines: Line[], beforeFigure: Set<Cell>) => {
  for (let at = 2; at < lines.length; at++)
    for (const cell of lines[at]?.cells ?? []) {
      if (cell.prose || beforeFigure.has(cell) || !/\p{L}/u.test(cell.text) || isFigure(cell.text)) continue
      const above = lineAbove(lines, at, cell)
      const further = above && lineAbove(lines, above.at, above.cell)
      if (!above?.cell.prose || !further?.cell.prose) continue
      const [gap, before] = [cell.base - above.cell.base, above.cell.base - further.cell.base]
      if (Math.abs(gap - before) < 0.12 * before && !/[.:!?。]$/.test(above.cell.text)) cell.prose = true
    }
}

/** The text of the same column and size on the next line above. */
const lineAbove = (lines: Line[], at: number, { x0, base, size }: Cell) => {
  for (let index = at - 1; index >= Math.max(0, at - 4); index--)
    for (const cell of lines[index]?.cells ?? [])
      if (
        Math.abs(cell.x0 - x0) < 3 &&
        Math.abs(cell.size - size) < 0.1 * size &&
        base - cell.base < 1.9 * size
      )
        return { cell, at: index }
  return null
}
