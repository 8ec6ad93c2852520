import { makePdf } from '../../testing/make-pdf.ts'
import { type MadeCell, makeWorkbook } from '../../testing/make-workbook.ts'
import type { SetCell, SetTable } from './set-table.ts'
import type { Style } from './variations.ts'

type Pdf = PDFKit.PDFDocument

const size = 7.5
const asideWide = 120
const aside = [
  'We work with our suppliers to reduce what we use and what we throw away.',
  'In 2014 we planted 1,250 trees around our sites, and 340 colleagues took part.',
  'Our people drive this work, and we thank them for it.',
]

/** Names are broken into lines where they do not fit. */
const brokenInto = (pdf: Pdf, text: string, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && pdf.widthOfString(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const drawTable = (
  pdf: Pdf,
  { cells, columns, rows }: SetTable,
  style: Style,
  left: number,
  right: number,
) => {
  const labels = style.swapped ? 60 : 0.45 * (right - left)
  const wide = (right - left - labels) / Math.max(columns - 1, 1)
  const edge = (column: number) => (column === 0 ? left : left + labels + (column - 1) * wide)
  const linesOf = (cell: SetCell) =>
    brokenInto(pdf, cell.text, edge(cell.column + (cell.columns ?? 1)) - edge(cell.column) - 6)
  let top = 92
  for (let row = 0; row < rows; row++) {
    const own = cells.filter((cell) => cell.row === row)
    pdf.font(row === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    const high = 5 + (size + 1.5) * Math.max(1, ...own.map((cell) => linesOf(cell).length))
    if (style.drawn === 'grounds' && (row === 0 || row % 2 === 0))
      pdf.rect(left, top, right - left, high).fill(row === 0 ? '#c8dcc8' : '#eeeeee')
    if (style.drawn === 'rules')
      pdf
        .moveTo(left, top + high)
        .lineTo(right, top + high)
        .stroke()
    pdf.fillColor('#000000')
    for (const cell of own) {
      const [from, to] = [edge(cell.column), edge(cell.column + (cell.columns ?? 1))]
      if (style.drawn === 'grid') pdf.rect(from, top, to - from, high).stroke()
      for (const [at, line] of linesOf(cell).entries()) {
        const width = pdf.widthOfString(line)
        const middle = (cell.columns ?? 1) > 1
        const x = cell.kind === 'label' ? from + 3 : middle ? (from + to - width) / 2 : to - 3 - width
        pdf.text(line, x, top + 3 + at * (size + 1.5), { lineBreak: false })
      }
    }
    top += high
  }
  return top
}

const pageOf = (table: SetTable, style: Style) => (pdf: Pdf) => {
  const left = style.aside === 'left' ? 40 + asideWide + 16 : 40
  const right = style.aside === 'right' ? 555 - asideWide - 16 : 555
  pdf.font('Helvetica-Bold').fontSize(11).text(table.title, left, 70, { lineBreak: false })
  const end = drawTable(pdf, table, style, left, right)
  if (table.note)
    pdf
      .font('Helvetica')
      .fontSize(6.5)
      .text(table.note, left, end + 6, { lineBreak: false })
  if (style.aside)
    pdf
      .font('Helvetica')
      .fontSize(8)
      .text([...aside, ...aside].join(' '), style.aside === 'left' ? 40 : 555 - asideWide, 92, {
        width: asideWide,
      })
}

const sheetOf = ({ title, note, cells, columns, rows }: SetTable): Uint8Array => {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, (): MadeCell => null))
  for (const { text, row, column, kind } of cells) {
    const line = grid[row]
    const number = kind === 'value' && /^[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
    if (line) line[column] = Number.isNaN(number) ? text : number
  }
  return makeWorkbook([{ name: 'Data', rows: [[title], [], ...grid, ...(note ? [[], [note]] : [])] }])
}

/** The table as a file, of the kind that people upload. */
export const drawSet = async (
  table: SetTable,
  style: Style,
): Promise<{ name: string; bytes: Uint8Array }> => {
  if (style.sheet) return { name: 'data.xlsx', bytes: sheetOf(table) }
  return { name: 'data.pdf', bytes: await makePdf([pageOf(table, style)], { size: [595, 1200] }) }
}
