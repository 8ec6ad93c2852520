import type { Evidence, TextLine, TextPage } from '../types.ts'

const rowOf = (cell: string): string => cell.replace(/^[A-Z]+(?=\d)| col \d+$/g, '')

const isBeside = (line: TextLine, last: TextLine): boolean => {
  if (line.cell !== null) return last.cell !== null && rowOf(line.cell) === rowOf(last.cell)
  if (!line.box || !last.box) return false
  const middle = (line.box.y0 + line.box.y1) / 2
  return middle > last.box.y0 && middle < last.box.y1
}

/** What stands side by side: the pieces of one line, the cells of one row. */
export const rowsOf = ({ lines }: Pick<TextPage, 'lines'>): TextLine[][] => {
  const rows: TextLine[][] = []
  for (const line of lines) {
    const last = rows.at(-1)
    const before = last?.at(-1)
    if (last && before && isBeside(line, before)) last.push(line)
    else rows.push([line])
  }
  return rows
}

const quoteLengthMax = 400

/** The place of a line, with the words that make it understood. */
export const placeOf = ({ page, sheet }: TextPage, { box, cell }: TextLine, quote: string): Evidence => ({
  page: cell === null ? page : null,
  box: cell === null ? box : null,
  sheet,
  cell,
  quote: quote.replace(/\s+/g, ' ').slice(0, quoteLengthMax),
})
