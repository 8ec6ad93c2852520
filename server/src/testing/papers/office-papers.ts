import { makeZip } from '../make-zip.ts'
import { fact, type MadePaper } from './paper.ts'

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const container = (
  part: string,
  type: string,
  content: string,
  more: { name: string; content: string }[] = [],
) =>
  makeZip([
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="${part}"/></Relationships>`,
    },
    { name: part, content },
    ...more,
  ])

const wordText = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${quoted(text)}</w:t></w:r></w:p>`
const wordTable = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((text) => `<w:tc>${wordText(text)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const makeWord = (body: string) =>
  container(
    'word/document.xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  )

const letters = 'ABCDEFGH'
const sheetCell = (text: string, column: number, row: number) =>
  /^\d+$/.test(text)
    ? `<c r="${letters[column]}${row}"><v>${text}</v></c>`
    : `<c r="${letters[column]}${row}" t="inlineStr"><is><t>${quoted(text)}</t></is></c>`

const makeSheet = (rows: readonly (readonly string[])[]) => {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const data = rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((text, column) => (text === '' ? '' : sheetCell(text, column, at + 1))).join('')}</row>`,
    )
    .join('')
  const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return container(
    'xl/workbook.xml',
    `${sheetType}.sheet.main+xml`,
    `${head}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Issuances" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    [
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `${head}<worksheet ${main}><sheetData>${data}</sheetData></worksheet>`,
      },
    ],
  )
}

/** A letter of Word with its cover table, and a sheet of issuances: both are taken in beside PDF. */
const word: MadePaper = {
  name: 'measured-description.docx',
  kind: 'design',
  language: 'en',
  layout: 'Word document with a cover table',
  facts: [
    ...fact('title', 'Weathered Basalt on Tea Estates'),
    ...fact('registry', 'Gold Standard'),
    ...fact('project_id', 'GS12990'),
    ...fact('methodology', 'AMS-III.D v21.0'),
    ...fact('crediting_period', '2023-05-01/2030-04-30'),
  ],
  make: async () =>
    makeWord(
      wordText('Project design document') +
        wordTable([
          ['Title', 'Weathered Basalt on Tea Estates'],
          ['GS ID', '12990'],
          ['Standard', 'Gold Standard for the Global Goals'],
          ['Methodologies applied', 'AMS-III.D. version 21.0'],
          ['Crediting period', '1 May 2023 to 30 April 2030 (7 years, renewable)'],
        ]) +
        wordText(
          'Verification will be carried out to reasonable assurance by a body that the owner has yet to choose.',
        ),
    ),
}

const sheet: MadePaper = {
  name: 'measured-issuances.xlsx',
  kind: 'other',
  language: 'en',
  layout: 'sheet of issuances',
  facts: [
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS3318'),
    ...fact(
      'serial_range',
      'VCS-VCU-1507-VER-GB-14-3318-01102022-31122022-0 941467007-941468908',
      'VCS-VCU-1507-VER-GB-14-3318-01012023-31122023-0 960000001-960008114',
    ),
    ...fact('vintage', '2022: 1902', '2023: 8114'),
  ],
  make: async () =>
    makeSheet([
      ['Project ID', 'Vintage start', 'Vintage end', 'Quantity issued', 'Serial number'],
      [
        'VCS3318',
        '2022-10-01',
        '2022-12-31',
        '1902',
        '19385-941467007-941468908-VCS-VCU-1507-VER-GB-14-3318-01102022-31122022-0',
      ],
      [
        'VCS3318',
        '2023-01-01',
        '2023-12-31',
        '8114',
        '19386-960000001-960008114-VCS-VCU-1507-VER-GB-14-3318-01012023-31122023-0',
      ],
    ]),
}

export const officePapers = [word, sheet]
