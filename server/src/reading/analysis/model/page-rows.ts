import type { Box } from '@ledgerleaf/esg/types'
import type { KeptPage } from '../keep-pages.ts'

/** A piece of a row and how far it reaches: in points on a page, in columns of a sheet. */
export type RowCell = { text: string; x0: number; x1: number; box: Box | null; cell: string | null }
export type PageRow = { cells: RowCell[] }

// What no eye sees and a model would still read: controls, zero widths, marks that turn the direction of text.
const unseen = /[\p{Cc}\p{Cf}]/gu

const tidy = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').replace(unseen, '').trim()

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/** B12 is row 12, column 2; "line 3 col 2" and its like say both in words. */
const placeOf = (cell: string): { row: string; column: number } => {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
  if (letters && digits) return { row: digits, column: columnNumber(letters) }
  const [, row, column] = /^(.*?)[, ]+col(?:umn)? (\d+)$/.exec(cell) ?? []
  return row !== undefined && column ? { row, column: Number(column) } : { row: cell, column: 1 }
}

type Placed = RowCell & { row: string | null; y0: number; y1: number }

const place = ({ text, box, cell }: KeptPage['lines'][number]): Placed => {
  const seen = tidy(text)
  if (cell !== null) {
    const { row, column } = placeOf(cell)
    return { text: seen, x0: column, x1: column + 1, box, cell, row, y0: 0, y1: 0 }
  }
  const { x0, x1, y0, y1 } = box ?? { x0: 0, x1: 1, y0: 0, y1: 0 }
  return { text: seen, x0, x1, box, cell, row: null, y0, y1 }
}

const isBeside = (before: Placed, next: Placed): boolean => {
  if (next.row !== null) return before.row === next.row
  const middle = (next.y0 + next.y1) / 2
  return next.box !== null && middle > before.y0 && middle < before.y1
}

/** The rows of a page or sheet from top to bottom, each with its pieces from left to right. */
export const pageRows = (kept: readonly Pick<KeptPage, 'lines'>[]): PageRow[] => {
  const rows: Placed[][] = []
  for (const cell of kept.flatMap(({ lines }) => lines).map(place)) {
    if (cell.text === '') continue
    const last = rows.at(-1)
    if (last?.[0] && isBeside(last[0], cell)) last.push(cell)
    else rows.push([cell])
  }
  return rows.map((row) => ({
    cells: row
      .sort((a, b) => a.x0 - b.x0)
      .map(({ text, x0, x1, box, cell }) => ({ text, x0, x1, box, cell })),
  }))
}

/** A text without what copying changes: spaces, the strokes between columns, capitals, wide and narrow letters. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/[\s|]+/g, '')
    .toLowerCase()
