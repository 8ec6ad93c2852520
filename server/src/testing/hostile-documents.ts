import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflate, createDeflateRaw, deflateSync } from 'node:zlib'
import { makeZip } from './make-zip.ts'

const megabyte = Buffer.alloc(1024 * 1024, ' ')

/** So many megabytes of nothing, packed without ever holding more than one of them. */
const packSpaces = async (packer: Transform, megabytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  packer.on('data', (chunk: Buffer) => chunks.push(chunk))
  await pipeline(Readable.from(Array.from({ length: megabytes }, () => megabyte)), packer)
  return Buffer.concat(chunks)
}

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export const makePdf = (objects: readonly (string | Buffer)[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [i, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export const stream = (content: Buffer, dictionary = '/Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const onePage = (content: Buffer, catalogue = '') =>
  makePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    content,
    font,
  ])

const text = (lines: readonly string[]) =>
  Buffer.from(`BT /F 11 Tf 56 780 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`)

/** One page of words, as plain as a PDF can be; it may want to run something when it is opened. */
export const plainPdf = (lines: readonly string[], catalogue = ''): Buffer =>
  onePage(stream(deflateSync(text(lines))), catalogue)

/** So many empty pages. */
export const manyPages = (count: number): Buffer =>
  makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(' ')}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ])

export const millionGlyphs = (): Buffer =>
  onePage(stream(deflateSync(text(Array.from({ length: 10_000 }, () => 'x'.repeat(100))))))

/** A kilobyte that unpacks, twice, to a gigabyte. */
export const flateBomb = async (): Promise<Buffer> => {
  const once = await packSpaces(createDeflate(), 1024)
  return onePage(stream(deflateSync(once), '/Filter [/FlateDecode /FlateDecode]'))
}

export const deeplyNested = (): Buffer =>
  onePage(stream(Buffer.from(`${'['.repeat(200_000)}${']'.repeat(200_000)} TJ`), ''))

const sheetParts = (sheet: string | Buffer) => [
  {
    name: '[Content_Types].xml',
    content:
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  },
  {
    name: '_rels/.rels',
    content:
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  },
  {
    name: 'xl/workbook.xml',
    content:
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Data" sheetId="1" r:id="s1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content:
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
]

export const workbook = (sheet: string, more: { name: string; content: string }[] = []): Buffer =>
  makeZip([...sheetParts(sheet), ...more])

/** Half a megabyte that unpacks to half a gigabyte. */
export const zipBomb = async (): Promise<Buffer> => {
  const megabytes = 512
  const packed = await packSpaces(createDeflateRaw(), megabytes)
  const [sheet, ...rest] = sheetParts('').reverse()
  return makeZip([
    ...rest.reverse(),
    { name: sheet?.name ?? '', packed, bytesCount: megabytes * megabyte.length },
  ])
}

export const entityBomb = (): Buffer => {
  const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')
  return workbook(
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "ha">${levels}]><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a9;</t></is></c></row></sheetData></worksheet>`,
  )
}

/** A table that takes a moment to read. */
export const manyLines = (count: number): string =>
  `Emissions in tonnes CO2e,2022,2023\nScope 1,14,12\nScope 2,9,7\n${Array.from({ length: count }, (_, i) => `Site ${i},${i},${i * 2}`).join('\n')}\n`
