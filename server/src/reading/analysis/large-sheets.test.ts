import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeZip } from '../../testing/make-zip.ts'
import { readerLimits, refusalOf } from './reader-limits.ts'
import { runReader } from './run-reader.ts'
import type { ReadReport } from './save-reading.ts'

vi.setConfig({ testTimeout: 90_000 })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'large-sheets-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Reads as a job does, in a process of its own with no more memory and time than any document has. */
const read = async (name: string, content: Uint8Array) => {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const limits = readerLimits(content.length)
  const end = await runReader<ReadReport>({ words: ['analyse', file, name], limits })
  if (end.end !== 'done') return { refused: refusalOf(end) }
  const { findings, skimmed } = end.result.analysis
  return { figures: findings.map(({ metric, value, evidence }) => [metric, value, evidence.cell]), skimmed }
}

const fuels = ['Diesel', 'Natural gas', 'Electricity']
const sums = ['Emissions,,,2024', 'Scope 1 (tCO2e),,,12345', 'Scope 2 location-based (tCO2e),,,2345']
const repeat = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at))

test('the sums below half a million readings are found', async () => {
  const readings = repeat(500_000, (at) => `Site ${at % 97},${fuels[at % 3]},May,${at % 1009}.5`)
  const text = ['Site,Fuel,Month,Amount', ...readings, '', ...sums].join('\n')
  expect(await read('readings.csv', Buffer.from(text))).toEqual({
    figures: [
      ['scope1', 12_345, 'line 500004 col 4'],
      ['scope2_location', 2345, 'line 500005 col 4'],
    ],
    skimmed: [{ sheet: null, rows: 500_004, read: expect.any(Number) }],
  })
})

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbook = (rows: string[]) =>
  makeZip([
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${links}"><sheets><sheet name="Readings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`,
    },
  ])
const row = (at: number, cells: readonly (string | number)[]) =>
  `<row r="${at}">${cells
    .map((cell, column) => {
      const ref = `${String.fromCharCode(65 + column)}${at}`
      if (cell === '') return ''
      return typeof cell === 'number'
        ? `<c r="${ref}"><v>${cell}</v></c>`
        : `<c r="${ref}" t="inlineStr"><is><t>${cell}</t></is></c>`
    })
    .join('')}</row>`

test('the sums below two hundred thousand rows of a workbook are found', async () => {
  const readings = repeat(200_000, (at) =>
    row(at + 2, [`Site ${at % 97}`, fuels[at % 3] ?? '', (at * 7919) % 10_007]),
  )
  const content = workbook([
    row(1, ['Site', 'Fuel', 'Amount']),
    ...readings,
    row(200_010, ['Emissions', '', 2024]),
    row(200_011, ['Scope 1 (tCO2e)', '', 12_345]),
    row(200_012, ['Scope 2 location-based (tCO2e)', '', 2345]),
  ])
  expect(await read('readings.xlsx', content)).toEqual({
    figures: [
      ['scope1', 12_345, 'C200011'],
      ['scope2_location', 2345, 'C200012'],
    ],
    skimmed: [{ sheet: 'Readings', rows: 200_004, read: expect.any(Number) }],
  })
})

test('a sheet as wide as any can be is read in part, and a line without an end is refused in words', async () => {
  const wide = repeat(40, (at) => repeat(16_384, (column) => String((at * column) % 977)).join(','))
  const { skimmed } = await read('wide.csv', Buffer.from(['Scope 1', ...wide].join('\n')))
  expect(skimmed).toEqual([{ sheet: null, rows: 41, read: 1 }])
  const { refused } = await read('line.csv', Buffer.from(`Scope 1,${'x'.repeat(24_000_000)}`))
  expect(refused).toMatchObject({ code: 'damaged', message: expect.stringContaining('cannot be read') })
})
