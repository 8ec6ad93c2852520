import { expect, test } from 'vitest'
import { makePdf, put } from '../../testing/make-pdf.ts'
import { rawPdf } from '../../testing/raw-pdf.ts'
import { readPdf } from './read-pdf.ts'

const words = (pdf: PDFKit.PDFDocument) => {
  pdf.fontSize(10)
  put(pdf, 100, ['GHG emissions (tCO2e)', 60], ['2021', 300])
  put(pdf, 120, ['Scope 1', 60], ['12,345', 300])
}
const near = (box: { x0: number; y0: number; x1: number; y1: number } | undefined) =>
  box && [box.x0, box.y0, box.x1, box.y1].map(Math.round)
const firstPage = async (bytes: Uint8Array) => {
  const { pages } = await readPdf(bytes)
  const [page] = pages
  if (!page) throw new Error('no page')
  return page
}
const cellsOf = ({ lines }: Awaited<ReturnType<typeof firstPage>>) => lines.flatMap(({ cells }) => cells)

test('strokes, thin bars and the sides of a box are all rules, where they are seen on the page', async () => {
  const page = await firstPage(
    await makePdf([
      (pdf) => {
        words(pdf)
        pdf.moveTo(60, 115).lineTo(400, 115).stroke()
        pdf.rect(60, 135, 340, 0.5).fill('#333333')
        pdf.rect(50, 90, 360, 60).stroke()
        pdf.moveTo(60, 300).lineTo(200, 400).stroke()
        pdf.moveTo(60, 500).bezierCurveTo(100, 450, 200, 550, 300, 500).stroke()
      },
    ]),
  )
  expect(page.rules.map(near)).toEqual(
    expect.arrayContaining([
      [60, 115, 400, 115],
      [60, 135, 400, 136],
      [50, 90, 410, 90],
      [50, 90, 50, 150],
      [410, 90, 410, 150],
    ]),
  )
  expect(page.rules).toHaveLength(6)
  expect(page.fills).toEqual([])
})

test('a coloured band is a fill and marks the texts on it; a white box and the ground of the page are none', async () => {
  const page = await firstPage(
    await makePdf([
      (pdf) => {
        pdf.rect(0, 0, 595, 842).fill('#eeeeff')
        pdf.rect(50, 95, 360, 18).fill('#003366')
        pdf.rect(50, 200, 360, 18).fill('#ffffff')
        pdf.fill('#000000')
        words(pdf)
      },
    ]),
  )
  expect(page.fills.map(({ colour, ...box }) => [near(box), colour])).toEqual([
    [[50, 95, 410, 113], 0x003366],
  ])
  expect(cellsOf(page).map(({ text, filled }) => [text, filled])).toEqual([
    ['GHG emissions (tCO2e)', true],
    ['2021', true],
    ['Scope 1', false],
    ['12,345', false],
  ])
})

test('a label set in a heavy font is bold; a single heavy word in it is not enough', async () => {
  const page = await firstPage(
    await makePdf([
      (pdf) => {
        words(pdf)
        pdf.font('Helvetica-Bold').text('Total emissions', 60, 140, { lineBreak: false })
        pdf
          .text('Of which ', 60, 160, { lineBreak: false, continued: true })
          .font('Helvetica')
          .text('vehicles')
      },
    ]),
  )
  expect(
    cellsOf(page)
      .filter(({ bold }) => bold)
      .map(({ text }) => text),
  ).toEqual(['Total emissions'])
})

test('what is drawn in a frame of its own stands where the frame puts it', async () => {
  const content =
    'BT /F1 10 Tf 60 700 Td (Scope 1 emissions 12,345) Tj 0 -20 Td (1,234) Tj ET q 2 0 0 2 10 20 cm 50 100 m 100 100 l S Q'
  const page = await firstPage(rawPdf(content))
  expect(page.rules.map(near)).toEqual([[110, 622, 210, 622]])
})

test('a page without figures is not searched for drawings', async () => {
  const page = await firstPage(
    await makePdf([
      (pdf) => {
        pdf.text('Our people', 60, 100)
        pdf.moveTo(60, 115).lineTo(400, 115).stroke()
      },
    ]),
  )
  expect(page.rules).toEqual([])
})
