import PDFDocument from 'pdfkit'

type Page = (pdf: PDFKit.PDFDocument) => void

/** A real PDF, made by the test that reads it. */
export const makePdf = (pages: Page[], options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false, ...options })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    for (const draw of pages) {
      pdf.addPage()
      draw(pdf)
    }
    pdf.end()
  })

/** Words at places: a table without a table, as reports are. */
export const put = (pdf: PDFKit.PDFDocument, y: number, ...words: [string, number][]) => {
  for (const [text, x] of words) pdf.text(text, x, y, { lineBreak: false })
}

/** Figures end at `right`, as they do in most reports. */
export const putRight = (pdf: PDFKit.PDFDocument, y: number, right: number, text: string) => {
  pdf.text(text, right - pdf.widthOfString(text), y, { lineBreak: false })
}

export const emissionsPage = (pdf: PDFKit.PDFDocument) => {
  pdf.fontSize(16).text('Sustainability Report 2021', 60, 60)
  pdf.fontSize(10)
  put(pdf, 120, ['GHG emissions (tCO2e)', 60], ['2021', 300], ['2020', 400])
  const rows: [string, string, string][] = [
    ['Scope 1', '12,345', '11,111'],
    ['Scope 2 (market-based)', '2,345', '1,111'],
    ['Scope 3', '99,345', '98,765'],
  ]
  rows.forEach(([label, now, before], at) => {
    put(pdf, 140 + at * 18, [label, 60])
    putRight(pdf, 140 + at * 18, 325, now)
    putRight(pdf, 140 + at * 18, 425, before)
  })
}
