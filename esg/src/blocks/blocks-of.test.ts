import { expect, test } from 'vitest'
import { makePdf, put } from '../../testing/make-pdf.ts'
import { readLayout } from '../index.ts'

const read = async (...pages: Parameters<typeof makePdf>[0]) => {
  const { pages: read } = await readLayout({ name: 'paper.pdf', bytes: await makePdf(pages) })
  return read.flatMap(({ blocks }) =>
    blocks.map((block) =>
      block.kind === 'paragraph'
        ? block.words.text
        : block.rows.map((row) => row.map((cell) => cell?.text ?? null)),
    ),
  )
}

const grid = (pdf: PDFKit.PDFDocument, top: number, rows: string[][], widths: number[], rowHeight = 34) => {
  rows.forEach((row, at) => {
    let x = 60
    row.forEach((text, column) => {
      const width = widths[column] ?? 0
      const y = top + at * rowHeight
      pdf.rect(x, y, width, rowHeight).lineWidth(0.5).stroke()
      pdf.text(text, x + 4, y + 4, { width: width - 8 })
      x += width
    })
  })
}

test('a ruled table is read in its rows and cells, wrapped lines together', async () => {
  const blocks = await read((pdf) => {
    pdf.fontSize(10)
    grid(
      pdf,
      100,
      [
        ['Crediting period', '01-03-2021 to 28-02-2031'],
        ['Serial numbers', 'GS1-1-KE-GS11812-16-2021-28811-1-20114'],
      ],
      [120, 130],
    )
  })
  expect(blocks).toEqual([
    [
      ['Crediting period', '01-03-2021 to 28-02-2031'],
      ['Serial numbers', 'GS1-1-KE-GS11812-16-20 21-28811-1-20114'],
    ],
  ])
})

test('a list without lines keeps each value with its label, also one of two lines', async () => {
  const blocks = await read((pdf) => {
    pdf.fontSize(10)
    put(pdf, 100, ['Project title', 60], ['Restoration of the saltmarshes of the', 220])
    put(pdf, 113, ['lower estuary', 220])
    put(pdf, 134, ['Project ID', 60], ['VCS 3318', 220])
    put(pdf, 155, ['Start and end of the', 60], ['1 May 2023 to 30 April 2030', 220])
    put(pdf, 168, ['crediting period', 60])
    put(pdf, 189, ['Version', 60], ['2.0', 220])
  })
  expect(blocks).toEqual([
    [
      ['Project title', 'Restoration of the saltmarshes of the lower estuary'],
      ['Project ID', 'VCS 3318'],
      ['Start and end of the crediting period', '1 May 2023 to 30 April 2030'],
      ['Version', '2.0'],
    ],
  ])
})

test('two columns of text are read one after the other, each paragraph whole', async () => {
  const left =
    'The meadow was drained long ago and gave little hay in the years before the dike was opened to the tide again in spring, which the farmers of the village had asked for since the last great flood came over the wall'
  const right =
    'Every station is visited twice a month by the wardens who note the height of the mud and what has grown since the last visit, and the notes are copied into the book of the station before the end of the week'
  const blocks = await read((pdf) => {
    pdf.fontSize(10)
    pdf.text(left, 50, 100, { width: 230 })
    pdf.text(right, 310, 100, { width: 230 })
  })
  expect(blocks).toEqual([left, right])
})

test('an empty cell is empty, and what follows it stays in its column', async () => {
  const blocks = await read((pdf) => {
    pdf.fontSize(10)
    grid(
      pdf,
      100,
      [
        ['Vintage', 'Serial', 'Quantity'],
        ['2021', 'A-1', '20'],
        ['Total', '', '20'],
      ],
      [80, 120, 80],
      22,
    )
  })
  expect(blocks).toEqual([
    [
      ['Vintage', 'Serial', 'Quantity'],
      ['2021', 'A-1', '20'],
      ['Total', null, '20'],
    ],
  ])
})
