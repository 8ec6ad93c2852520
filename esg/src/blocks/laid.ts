import type { Cell } from '../layout/page.ts'
import type { LaidText } from '../types.ts'

/** A row of a table while it is put together: the pieces of each of its cells, from above. */
export type LaidRow = { cells: Cell[][]; y0: number; y1: number }

/** A paragraph or a row, by the height it stands on. */
export type Placed = { y0: number; x0: number } & (
  | { kind: 'paragraph'; cells: Cell[] }
  | { kind: 'rows'; rows: LaidRow[] }
)

/** Pieces one after the other as one text; a word that was parted at the end of a line is whole again. */
export const layText = (cells: readonly Cell[]): LaidText => {
  const laid: LaidText = { text: '', pieces: [] }
  for (const { text, x0, y0, x1, y1, ref } of cells) {
    const glue = /[\p{Ll}]-$/u.test(laid.text) && /^\p{Ll}/u.test(text)
    if (glue) laid.text = laid.text.slice(0, -1)
    // The hyphen of a code or a number is its own, and stays: "AR-" and "TOOL14".
    const goesOn = /[\p{L}\d]-$/u.test(laid.text) && /^[\p{Lu}\d]/u.test(text)
    const space = glue || goesOn || laid.text === '' ? '' : ' '
    laid.pieces.push({
      text,
      from: laid.text.length + space.length,
      box: ref === null ? { x0, y0, x1, y1 } : null,
      cell: ref,
    })
    laid.text += space + text
  }
  return laid
}

/** Whether two texts share some of the width of the page. */
export const overlaps = (a: { x0: number; x1: number }, b: { x0: number; x1: number }, slack = 0) =>
  a.x0 < b.x1 + slack && b.x0 < a.x1 + slack

/** From the left edge of the first to the right edge of the last; a column of a sheet may have very many. */
export const spanOf = (cells: readonly Cell[]) => {
  const span = { x0: Number.POSITIVE_INFINITY, x1: Number.NEGATIVE_INFINITY }
  for (const { x0, x1 } of cells) {
    span.x0 = Math.min(span.x0, x0)
    span.x1 = Math.max(span.x1, x1)
  }
  return span
}
export const rowSpan = (row: LaidRow | undefined) => spanOf(row?.cells.flat() ?? [])
