import PDFDocument from 'pdfkit'

type TableLook = {
  rules?: 'grid' | 'across' | 'none'
  /** The ground of the first row. */
  headFill?: string
  /** The ground of the first column. */
  labelFill?: string
  boldHead?: boolean
  boldLabels?: boolean
  size?: number
  pad?: number
  align?: readonly ('left' | 'right' | 'center')[]
  x?: number
}
type Look = { regular: string; bold: string; size: number; margin: number; landscape?: boolean }

/** Draws papers with the fonts every reader of PDFs has, always to the same bytes. */
const createPen = ({ regular, bold, size, margin, landscape = false }: Look) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    layout: landscape ? 'landscape' : 'portrait',
    bufferPages: true,
    info: { CreationDate: new Date(0) },
  })
  const bottom = () => doc.page.height - margin
  const full = () => doc.page.width - 2 * margin
  const room = (height: number) => {
    if (doc.y + height > bottom()) doc.addPage()
  }
  const para = (text: string, { x = margin, width = full(), gap = 8, strong = false, at = size } = {}) => {
    doc.font(strong ? bold : regular).fontSize(at)
    room(doc.heightOfString(text, { width }))
    doc.text(text, x, doc.y, { width, lineGap: 1.5 })
    doc.y += gap
  }
  const table = (rows: readonly (readonly string[])[], widths: readonly number[], look: TableLook = {}) => {
    const { rules = 'grid', pad = 4, x = margin } = look
    const at = look.size ?? size
    const total = widths.reduce((sum, width) => sum + width, 0)
    for (const [index, cells] of rows.entries()) {
      const fontOf = (column: number) =>
        (index === 0 && look.boldHead) || (column === 0 && look.boldLabels) ? bold : regular
      const heightOf = (text: string, column: number) =>
        doc
          .font(fontOf(column))
          .fontSize(at)
          .heightOfString(text, { width: (widths[column] ?? 0) - 2 * pad })
      const height = Math.max(...cells.map(heightOf)) + 2 * pad
      room(height)
      const top = doc.y
      let left = x
      for (const [column, text] of cells.entries()) {
        const width = widths[column] ?? 0
        const fill = index === 0 && look.headFill ? look.headFill : column === 0 ? look.labelFill : undefined
        if (fill) doc.rect(left, top, width, height).fill(fill)
        if (rules === 'grid') doc.rect(left, top, width, height).lineWidth(0.5).stroke('#444444')
        doc
          .fillColor('#111111')
          .font(fontOf(column))
          .fontSize(at)
          .text(text, left + pad, top + pad, {
            width: width - 2 * pad,
            align: look.align?.[column] ?? 'left',
          })
        left += width
      }
      if (rules === 'across')
        doc
          .moveTo(x, top + height)
          .lineTo(x + total, top + height)
          .lineWidth(0.6)
          .stroke('#777777')
      doc.y = top + height
    }
    doc.y += 10
    doc.x = margin
  }
  return { doc, para, table, full, margin, space: (points: number) => doc.moveDown(points / size) }
}
export type Pen = ReturnType<typeof createPen>

/** Words at the head and foot of every page, written once all pages are there. */
export const runningWords = (
  { doc, margin }: Pen,
  head: string,
  foot: (page: number, of: number) => string,
) => {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const { margins } = doc.page
    // Text below the margin would begin a page of its own.
    const kept = margins.bottom
    margins.bottom = 0
    doc.font('Helvetica').fontSize(7.5).fillColor('#555555')
    doc.text(head, margin, 22, { lineBreak: false })
    doc.text(foot(page - start + 1, count), margin, doc.page.height - 28, { lineBreak: false })
    margins.bottom = kept
  }
}

export const drawPaper = (look: Look, draw: (pen: Pen) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pen = createPen(look)
    const chunks: Buffer[] = []
    pen.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    pen.doc.once('end', () => resolve(Buffer.concat(chunks)))
    pen.doc.once('error', reject)
    draw(pen)
    pen.doc.end()
  })
