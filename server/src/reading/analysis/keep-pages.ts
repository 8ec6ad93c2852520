import type { Box, TextLine, TextPage } from '@ledgerleaf/esg/types'

type KeptLine = { text: string; cell: string | null; box: Box | null }
export type KeptPage = {
  page: number
  sheet: string | null
  hidden: boolean
  width: number
  height: number
  lines: KeptLine[]
}

// Enough for two thousand dense pages; what a workbook holds beyond that is data nobody asks an assistant about.
const textLengthMax = 6_000_000
const lineLengthMax = 2000
// Small enough that the index of one row's words stays within what PostgreSQL allows.
const linesPerRow = 400
const textPerRow = 100_000

const round = ({ x0, y0, x1, y1 }: Box): Box => ({
  x0: Math.floor(x0),
  y0: Math.floor(y0),
  x1: Math.ceil(x1),
  y1: Math.ceil(y1),
})

const inRows = (lines: readonly TextLine[], room: { left: number }): KeptLine[][] => {
  const rows: KeptLine[][] = [[]]
  let length = 0
  for (const { text, cell, box } of lines) {
    room.left -= text.length
    if (room.left < 0) break
    const last = rows.at(-1) ?? []
    if (last.length >= linesPerRow || length > textPerRow) {
      rows.push([])
      length = 0
    }
    length += text.length
    rows.at(-1)?.push({ text: text.slice(0, lineLengthMax), cell, box: box && round(box) })
  }
  return rows
}

/** The words of a document, as far as they are kept for questions. The size is kept of every page. */
export const keepPages = (pages: readonly TextPage[]): KeptPage[] => {
  const room = { left: textLengthMax }
  return pages.flatMap(({ page, sheet, hidden, width, height, lines }) =>
    inRows(lines, room).map((kept) => ({ page, sheet, hidden, width, height, lines: kept })),
  )
}
