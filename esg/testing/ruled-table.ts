import { readPdf } from '../src/formats/read-pdf.ts'
import { settleSize } from '../src/layout/settle-size.ts'
import type { Table } from '../src/tables/table.ts'
import { agreeOnFigures, tablesOf } from '../src/tables/tables-of.ts'
import { makePdf } from './make-pdf.ts'

/** A cell of a drawn table: its lines, where it begins, how many rows and columns it takes. */
export type Drawn = {
  text: string
  row: number
  column: number
  rows?: number
  columns?: number
  bold?: boolean
}

type Options = {
  x?: number
  y?: number
  /** Where the columns begin, and where the last one ends. */
  edges: number[]
  height?: number
  /** Lines around each cell, below each cell only, or grounds of colour. */
  drawn: 'grid' | 'below' | 'grounds'
  align?: 'left' | 'center'
}

/** Draws a table as word processors do: each cell draws its own sides, and its text stands in its middle. */
export const drawTable = (pdf: PDFKit.PDFDocument, cells: Drawn[], options: Options) => {
  const { x = 40, y = 80, edges, height = 24, drawn, align = 'center' } = options
  for (const { text, row, column, rows = 1, columns = 1, bold } of cells) {
    const left = x + (edges[column] ?? 0)
    const right = x + (edges[column + columns] ?? 0)
    const [top, bottom] = [y + row * height, y + (row + rows) * height]
    if (drawn === 'grid') pdf.rect(left, top, right - left, bottom - top).stroke()
    if (drawn === 'below') pdf.moveTo(left, bottom).lineTo(right, bottom).stroke()
    if (drawn === 'grounds')
      pdf
        .rect(left + 0.5, top + 0.5, right - left - 1, bottom - top - 1)
        .fill(row % 2 ? '#dddddd' : '#ccddee')
        .fill('#000000')
    const lines = text.split('\n')
    pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(8)
    for (const [at, line] of lines.entries()) {
      const width = pdf.widthOfString(line)
      const start = align === 'left' ? left + 4 : (left + right - width) / 2
      pdf.text(line, start, (top + bottom) / 2 - 4.5 * lines.length + 9 * at, { lineBreak: false })
    }
  }
}

/** The tables of a page that is drawn, written as a PDF and read again. */
export const readTables = async (draw: (pdf: PDFKit.PDFDocument) => void): Promise<Table[]> => {
  const { pages } = await readPdf(await makePdf([draw]))
  settleSize(pages)
  agreeOnFigures(pages)
  const [page] = pages
  return page ? tablesOf(page).tables : []
}

/** Each row as it is read: its labels, then its figures with the heads above them. */
export const rowsOf = ({ rows }: Table): string[] =>
  rows.map(({ labels, values, year }) => {
    const figures = values.map(
      ({ cell, column }) =>
        `${[...column.groups, ...column.heads]
          .sort((a, b) => a.base - b.base)
          .map(({ text }) => text)
          .join(' ')}=${cell.text}`,
    )
    return [...(year ? [String(year)] : []), ...labels.map(({ text }) => text), ...figures].join(' | ')
  })
