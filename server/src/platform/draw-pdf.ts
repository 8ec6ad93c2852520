import PDFDocument from 'pdfkit'
import { fonts, inks, lendFonts } from './paper.ts'

const pageMargin = 56

export type PaperColumn = { title: string; width: number; align?: 'left' | 'right' }
type Style = { font?: keyof typeof fonts; size?: number; quiet?: boolean }

/** A sheet of the house's paper: what every document of ours is drawn with. */
const createSheet = (title: string, isWide: boolean) => {
  const doc = lendFonts(
    new PDFDocument({
      size: 'A4',
      layout: isWide ? 'landscape' : 'portrait',
      margin: pageMargin,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, Author: 'Ledgerleaf' },
    }),
  )
  const width = doc.page.width - 2 * pageMargin
  const bottom = doc.page.height - pageMargin
  const write = (style: Style = {}) =>
    doc
      .font(fonts[style.font ?? 'text'])
      .fontSize(style.size ?? 9.5)
      .fillColor(style.quiet ? inks.quiet : inks.ink)
  const rule = () =>
    doc
      .moveTo(pageMargin, doc.y)
      .lineTo(pageMargin + width, doc.y)
      .lineWidth(0.6)
      .strokeColor(inks.line)
      .stroke()
  const needRoom = (height: number) => {
    if (doc.y + height > bottom) doc.addPage()
  }
  const row = (columns: readonly PaperColumn[], cells: readonly string[], style: Style) => {
    const widths = columns.map((column) => column.width * width - 8)
    write(style)
    const height = Math.max(
      ...cells.map((cell, i) => doc.heightOfString(cell, { width: widths[i] ?? width })),
    )
    needRoom(height + 10)
    const top = doc.y + 5
    let x = pageMargin
    for (const [i, column] of columns.entries()) {
      doc.text(cells[i] ?? '', x, top, { width: widths[i] ?? width, align: column.align ?? 'left' })
      x += column.width * width
    }
    doc.x = pageMargin
    doc.y = top + height + 5
    rule()
  }
  return {
    head: (kind: string, facts: readonly string[]) => {
      doc.font(fonts.strong).fontSize(11).fillColor(inks.leaf).text('Ledgerleaf')
      doc.moveDown(0.4)
      write({ font: 'strong', size: 20 }).text(kind)
      doc.moveDown(0.3)
      for (const fact of facts) write({ quiet: true }).text(fact)
      doc.moveDown(1)
      rule()
      doc.moveDown(0.8)
    },
    paragraph: (text: string, style: Style = {}) => {
      needRoom(24)
      write(style).text(text, pageMargin, doc.y, { width })
      doc.moveDown(0.6)
    },
    facts: (pairs: readonly (readonly [string, string])[]) => {
      for (const [name, value] of pairs) {
        needRoom(28)
        write({ quiet: true, size: 8 }).text(name, pageMargin, doc.y, { width })
        write().text(value, { width })
        doc.moveDown(0.35)
      }
      doc.moveDown(0.5)
    },
    table: (columns: readonly PaperColumn[], rows: readonly (readonly string[])[]) => {
      rule()
      row(
        columns,
        columns.map((column) => column.title),
        { font: 'strong', size: 8 },
      )
      for (const cells of rows) row(columns, cells, { size: 8.5 })
      doc.moveDown(0.8)
    },
    sums: (pairs: readonly (readonly [string, string])[]) => {
      for (const [index, [name, value]] of pairs.entries()) {
        const style: Style = index === pairs.length - 1 ? { font: 'strong', size: 11 } : {}
        needRoom(20)
        const top = doc.y
        write(style).text(name, pageMargin + width * 0.45, top, { width: width * 0.3 })
        write(style).text(value, pageMargin + width * 0.75, top, { width: width * 0.25 - 8, align: 'right' })
        doc.x = pageMargin
        doc.moveDown(0.35)
      }
      doc.moveDown(0.8)
    },
    doc,
  }
}
export type Sheet = Omit<ReturnType<typeof createSheet>, 'doc'>

/** Draws a document into memory: ours are a page or a few. A table of many columns needs a wide sheet. */
export const drawPdf = async (
  title: string,
  draw: (sheet: Sheet) => void,
  { isWide = false } = {},
): Promise<Buffer> => {
  const { doc, ...sheet } = createSheet(title, isWide)
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  draw(sheet)
  doc.end()
  return done
}
