import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { emissionsPage, makePdf, put } from '../testing/make-pdf.ts'
import { makeZip } from '../testing/make-zip.ts'
import { analyse, readDocument, renderPage } from './index.ts'

const brief = (analysis: Awaited<ReturnType<typeof analyse>>) =>
  analysis.findings.map(({ metric, year, value }) => `${metric}:${year}=${value}`).sort()

const expected = [
  'scope1:2020=11111',
  'scope1:2021=12345',
  'scope2_market:2020=1111',
  'scope2_market:2021=2345',
  'scope3_total:2020=98765',
  'scope3_total:2021=99345',
]

const rows = [
  ['GHG emissions (tCO2e)', 2021, 2020],
  ['Scope 1', 12345, 11111],
  ['Scope 2 (market-based)', 2345, 1111],
  ['Scope 3', 99345, 98765],
]

const workbook = (bookType: 'xlsx' | 'biff8') => {
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Emissions')
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType }))
}

test('a PDF gives findings with the page, the box and the words', async () => {
  const analysis = await analyse({ name: 'report.pdf', bytes: await makePdf([emissionsPage]) })
  expect(brief(analysis)).toEqual(expected)
  const finding = analysis.findings.find(({ metric, year }) => metric === 'scope1' && year === 2021)
  expect(finding).toMatchObject({
    rawValue: '12,345',
    unit: 'tCO2e',
    evidence: { page: 1, sheet: null, cell: null, quote: 'Scope 1 12,345 11,111' },
  })
  const box = finding?.evidence.box
  expect(box && box.x0 > 280 && box.x1 < 330 && box.y0 > 130 && box.y1 < 160).toBe(true)
})

test.each(['xlsx', 'biff8'] as const)(
  'a workbook (%s) gives findings with the sheet and the cell',
  async (bookType) => {
    const name = bookType === 'xlsx' ? 'data.xlsx' : 'data.xls'
    const analysis = await analyse({ name, bytes: workbook(bookType) })
    expect(brief(analysis)).toEqual(expected)
    expect(analysis.findings[0]?.evidence).toMatchObject({ page: null, sheet: 'Emissions', cell: 'B2' })
  },
)

test('a CSV is read whatever parts its fields', async () => {
  for (const sign of [',', ';', '\t']) {
    const bytes = Buffer.from(`\ufeff${rows.map((row) => row.join(sign)).join('\n')}`)
    expect(brief(await analyse({ name: 'data.csv', bytes }))).toEqual(expected)
  }
})

test('a file of one row for each year and source is added up', async () => {
  const bytes = Buffer.from(
    'Year,Scope,Source,Emissions (tCO2e)\n2021,Scope 1,Gas,700\n2021,Scope 1,Fleet,300\n2021,Scope 2 (market-based),Electricity,50\n2020,Scope 1,Gas,800\n2020,Scope 1,Fleet,400',
  )
  const analysis = await analyse({ name: 'long.csv', bytes })
  expect(brief(analysis)).toEqual(['scope1:2020=1200', 'scope1:2021=1000', 'scope2_market:2021=50'])
  expect(analysis.findings.find(({ metric }) => metric === 'scope1')?.rawValue).toBe('700 + 300')
})

const wordDocument = (table: string) =>
  makeZip([
    {
      name: '[Content_Types].xml',
      data: '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      data: '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      data: `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Annual report 2021</w:t></w:r></w:p><w:tbl>${table}</w:tbl></w:body></w:document>`,
    },
  ])
const wordCell = (text: unknown, merge = '') =>
  `<w:tc><w:tcPr>${merge}</w:tcPr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`

test('a Word document is read by its tables', async () => {
  const table = rows.map((row) => `<w:tr>${row.map((text) => wordCell(text)).join('')}</w:tr>`).join('')
  expect(brief(await analyse({ name: 'report.docx', bytes: wordDocument(table) }))).toEqual(expected)
})

test('in a Word table a cell over two rows counts for both and shifts nothing', async () => {
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const table = [
    row(wordCell('Scope'), wordCell('Method'), wordCell('tCO2e 2021')),
    row(wordCell('Scope 2', '<w:vMerge w:val="restart"/>'), wordCell('Location-based'), wordCell('2,111')),
    row(wordCell('', '<w:vMerge/>'), wordCell('Market-based'), wordCell('311')),
    row(wordCell('Scope 3'), wordCell(''), wordCell('98,111')),
  ].join('')
  expect(brief(await analyse({ name: 'report.docx', bytes: wordDocument(table) }))).toEqual([
    'scope2_location:2021=2111',
    'scope2_market:2021=311',
    'scope3_total:2021=98111',
  ])
})

test('a raised footnote mark is not part of the figure', async () => {
  const bytes = await makePdf([
    (pdf) => {
      pdf.fontSize(10)
      put(pdf, 100, ['Emissions (tCO2e)', 60], ['2021', 300])
      put(pdf, 120, ['Scope 1', 60], ['4,312', 300])
      const end = 300 + pdf.widthOfString('4,312')
      pdf.fontSize(6)
      put(pdf, 118, ['7', end + 0.5])
    },
  ])
  expect(brief(await analyse({ name: 'report.pdf', bytes }))).toEqual(['scope1:2021=4312'])
})

test('a page that is a picture is read as a picture', { timeout: 120_000 }, async () => {
  const drawn = await renderPage(await makePdf([emissionsPage]), 1, 200 / 72)
  const scan = await makePdf(
    [(pdf) => pdf.image(Buffer.from(drawn.png()), 0, 0, { width: 595, height: 842 })],
    { margin: 0 },
  )
  const steps = new Set<string>()
  const analysis = await analyse({ name: 'scan.pdf', bytes: scan }, { onStep: (step) => steps.add(step) })
  expect(brief(analysis)).toEqual(expected)
  expect(analysis.stats.scannedPages).toBe(1)
  expect([...steps]).toEqual(['reading', 'recognising', 'extracting', 'checking', 'done'])
})

const words = (pdf: PDFKit.PDFDocument) => {
  for (let line = 0; line < 12; line++)
    pdf.fontSize(10).text('What our people did in the year was remarkable.')
}
const pictureOf = async (draw: (pdf: PDFKit.PDFDocument) => void) => {
  const drawn = Buffer.from((await renderPage(await makePdf([draw]), 1, 200 / 72)).png())
  return (pdf: PDFKit.PDFDocument) => void pdf.image(drawn, 0, 0, { width: 595, height: 842 })
}

test('a picture among pages of text is read where the text left a gap, and its figures stand where they are seen', {
  timeout: 120_000,
}, async () => {
  const bytes = await makePdf([words, words, await pictureOf(emissionsPage)], { margin: 0 })
  let texts: string[] = []
  const analysis = await analyse(
    { name: 'report.pdf', bytes },
    { onText: ({ pages }) => (texts = pages[2]?.lines.map(({ text }) => text) ?? []) },
  )
  expect(brief(analysis)).toEqual(expected)
  expect(texts).toContain('Scope 1')
  const [first] = analysis.findings.filter(({ metric }) => metric === 'scope1')
  expect(first?.evidence.page).toBe(3)
  expect(Math.abs((first?.evidence.box?.y0 ?? 0) - 141)).toBeLessThan(6)
})

test('a picture is not recognised where the text says enough, nor where it is no picture of text', async () => {
  const steps: string[] = []
  const onStep = (step: string) => void steps.push(step)
  const picture = await pictureOf(emissionsPage)
  await analyse({ name: 'a.pdf', bytes: await makePdf([words, emissionsPage, picture]) }, { onStep })
  const hills = (pdf: PDFKit.PDFDocument) => {
    for (let at = 0; at < 30; at++)
      pdf.circle(20 * at, 420, 300 - 8 * at).fill(`#${(at * 7 + 20).toString(16).repeat(3)}`)
  }
  const photograph = await pictureOf(hills)
  await analyse({ name: 'b.pdf', bytes: await makePdf([words, words, photograph]) }, { onStep })
  expect(steps).not.toContain('recognising')
})

test('a scan that nobody may recognise is refused, never read as zero', async () => {
  const drawn = await renderPage(await makePdf([emissionsPage]), 1, 1)
  const scan = await makePdf(
    [(pdf) => pdf.image(Buffer.from(drawn.png()), 0, 0, { width: 595, height: 842 })],
    { margin: 0 },
  )
  await expect(analyse({ name: 'scan.pdf', bytes: scan }, { ocr: false })).rejects.toMatchObject({
    code: 'no_content',
  })
})

test('a page is drawn with ink where the words are', async () => {
  const page = await renderPage(await makePdf([emissionsPage]), 1, 1)
  expect([page.width, page.height]).toEqual([595, 842])
  const dark = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) if ((page.rgba[(y * page.width + x) * 4] ?? 255) < 100) return true
    return false
  }
  expect(dark(60, 140, 120, 156)).toBe(true)
  expect(dark(10, 400, 580, 800)).toBe(false)
  expect([...page.png().subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47])
})

test('the words of a document come with their places', async () => {
  const { pages, format } = await readDocument({ name: 'report.pdf', bytes: await makePdf([emissionsPage]) })
  expect(format).toBe('pdf')
  expect(pages[0]?.lines.find(({ text }) => text === 'Scope 3')?.box).toBeTruthy()
})

test('the same document twice gives the same answer', async () => {
  const document = { name: 'report.pdf', bytes: await makePdf([emissionsPage]) }
  const first = await analyse(document)
  const second = await analyse(document)
  expect({ ...second, stats: { ...second.stats, milliseconds: 0 } }).toEqual({
    ...first,
    stats: { ...first.stats, milliseconds: 0 },
  })
})
