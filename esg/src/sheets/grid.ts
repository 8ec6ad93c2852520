import { columnOf, lastColumnOf, rowOf } from '../formats/grid-page.ts'
import type { Cell, Page } from '../layout/page.ts'
import { type CellKind, readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import { readUnit } from '../units/read-unit.ts'

/** A cell with the columns it reaches over and what it is. */
export type Item = { cell: Cell; kind: CellKind; from: number; to: number }
export type GridLine = { index: number; row: number; items: Item[] }

export const isFigureItem = ({ kind }: Item) =>
  kind.kind === 'value' || kind.kind === 'percent' || kind.kind === 'pair'
const hasWords = ({ cell, kind }: Item) =>
  kind.kind === 'text' && /\p{L}{3}|\p{Script=Han}{2}/u.test(cell.text)
const bracketed = /\([^()]*\)|\[[^[\]]*\]/g
/** Words that are no unit: what a row may be called. */
export const isLabelItem = (item: Item) =>
  hasWords(item) && !(item.cell.text.length < 45 && readUnit(item.cell.text.replace(bracketed, ' ')) !== null)

/** What programs call columns nobody has named. */
const unnamed = /^(?:unnamed: ?\d+(?:\.\d+)?|(?:column|field|spalte|列) ?\d+)$/i

/** Numbers before the labels that only count or file the rows: 1, 2, 3 or 305, 305, 306. */
const countingColumns = (lines: GridLine[]): Set<number> => {
  const columns = new Map<number, { values: number[]; leading: number }>()
  for (const { items } of lines)
    items.forEach(({ kind, from }, at) => {
      if (kind.kind !== 'value') return
      const known = columns.get(from) ?? { values: [], leading: 0 }
      known.values.push(kind.decimals === 0 && kind.unit === null ? kind.value : Number.NaN)
      const labelled = items.slice(0, at).some(isLabelItem)
      if (!labelled && items.slice(at + 1).some(isLabelItem)) known.leading += 1
      columns.set(from, known)
    })
  const found = new Set<number>()
  for (const [column, { values, leading }] of columns) {
    const rises = values.slice(1).filter((value, at) => value > (values[at] ?? 0)).length
    const counts = rises >= 0.9 * (values.length - 1)
    const files = values.every((value) => value < 1000)
    if (values.length >= 3 && leading >= 0.8 * values.length && (counts || files)) found.add(column)
  }
  return found
}

/** The lines of a page by the columns of its grid. */
export const gridOf = (page: Page, convention: Convention): GridLine[] => {
  const lines = page.lines.map((line, index) => ({
    index,
    row: rowOf(line),
    items: line.cells
      .filter(({ prose, text }) => !prose && !unnamed.test(text))
      .map((cell) => ({
        cell,
        kind: readCell(cell, convention),
        from: columnOf(cell),
        to: lastColumnOf(cell),
      })),
  }))
  const counting = countingColumns(lines)
  for (const line of lines)
    line.items = line.items.filter(({ kind, from }) => kind.kind !== 'value' || !counting.has(from))
  return lines.filter(({ items }) => items.length > 0)
}
