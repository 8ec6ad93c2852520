import PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>

const left = 56
const columns = [left, 330, 405, 480]
const years = ['2022', '2023', '2024']

const emissions: readonly (readonly [string, ...string[]])[] = [
  ['Scope 1', '1,284', '1,197', '1,102'],
  ['Scope 2 (location-based)', '2,410', '2,366', '2,298'],
  ['Scope 2 (market-based)', '1,905', '1,422', '986'],
  ['Scope 3', '14,730', '14,118', '13,460'],
  ['Category 1: Purchased goods and services', '9,120', '8,744', '8,310'],
  ['Category 4: Upstream transportation and distribution', '2,480', '2,391', '2,275'],
  ['Category 5: Waste generated in operations', '310', '298', '276'],
  ['Category 6: Business travel', '1,640', '1,495', '1,444'],
  ['Category 7: Employee commuting', '1,180', '1,190', '1,155'],
]

const paragraph = (doc: Doc, text: string): void => {
  doc.font('Helvetica').fontSize(10.5).text(text, left, doc.y, { width: 480, lineGap: 3 })
  doc.moveDown(0.8)
}
const heading = (doc: Doc, text: string): void => {
  doc.font('Helvetica-Bold').fontSize(17).text(text, left, doc.y)
  doc.moveDown(0.6)
}

const table = (doc: Doc, head: string, rows: readonly (readonly string[])[]): void => {
  const line = (cells: readonly string[], bold: boolean) => {
    const y = doc.y
    doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10)
    for (const [i, cell] of cells.entries())
      doc.text(cell, columns[i] ?? left, y, { width: i === 0 ? 265 : 65, align: i === 0 ? 'left' : 'right' })
    doc.y = y + 20
    doc
      .moveTo(left, doc.y - 5)
      .lineTo(548, doc.y - 5)
      .lineWidth(0.4)
      .strokeColor('#999999')
      .stroke()
  }
  line([head, ...years], true)
  for (const row of rows) line(row, false)
  doc.moveDown(1)
}

/** The demo company's report, as such reports look: words on one page, figures in tables on the next. */
export const drawDemoReport = async (company: string): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: left,
    info: { Title: `${company}: Sustainability Report 2024` },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()))

  doc.font('Helvetica-Bold').fontSize(30).text(company, left, 220)
  doc
    .font('Helvetica')
    .fontSize(18)
    .text('Sustainability Report 2024', left, doc.y + 12)
  doc.addPage()
  heading(doc, 'Climate')
  paragraph(
    doc,
    'Our greenhouse gas inventory covers all sites over which we have operational control and follows the GHG Protocol Corporate Standard. Scope 2 is reported by both methods.',
  )
  paragraph(
    doc,
    'We will reduce absolute Scope 1 and Scope 2 emissions by 50% by 2030 from a 2022 base year, and reach net zero across the value chain by 2045.',
  )
  paragraph(
    doc,
    'The electricity of our two plants has come from renewable sources since the middle of 2023. Business travel is booked by rail wherever a journey takes less than five hours.',
  )
  paragraph(
    doc,
    'An independent auditor gave limited assurance on the Scope 1 and Scope 2 figures of this report in accordance with ISAE 3410.',
  )
  doc.addPage()
  heading(doc, 'Greenhouse gas emissions')
  table(doc, 'Emissions in tonnes CO2e', emissions)
  heading(doc, 'Energy')
  table(doc, 'Energy in MWh', [['Total energy consumption', '11,240', '10,980', '10,615']])
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
