import process from 'node:process'
import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { makeCompound, sector } from '../../testing/make-compound.ts'
import { emissionsPage, makePdf } from '../../testing/make-pdf.ts'
import { makeZip } from '../../testing/make-zip.ts'
import { rawPdf } from '../../testing/raw-pdf.ts'
import { analyse } from '../analyse.ts'
import { DocumentRefused } from '../document-refused.ts'
import { limits } from '../limits.ts'

/** What was computed, in milliseconds: the clock also runs while others use the machine. */
const computedSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const refusal = async (name: string, bytes: Uint8Array) => {
  try {
    await analyse({ name, bytes }, { ocr: false })
  } catch (error) {
    if (error instanceof DocumentRefused) return error.code
    throw error
  }
  return 'read'
}

const officeParts = (kind: 'word/document.xml' | 'xl/workbook.xml', xml = '<x/>') => [
  { name: '[Content_Types].xml', data: '<Types/>' },
  { name: kind, data: xml },
]

test('a file without bytes is empty', async () => {
  expect(await refusal('report.pdf', new Uint8Array())).toBe('empty')
})

test('a PDF that ends in the middle is damaged', async () => {
  const whole = await makePdf([emissionsPage])
  expect(await refusal('report.pdf', whole.subarray(0, 200))).toBe('damaged')
})

test('a PDF with a password is called what it is', async () => {
  const locked = await makePdf([emissionsPage], { userPassword: 'secret', ownerPassword: 'owner' })
  expect(await refusal('report.pdf', locked)).toBe('encrypted')
})

/** Word says at the start of its stream what it is, and in one bit whether the rest can be read. */
const makeWord = (ident: number, flags: number) =>
  makeCompound((view) => {
    const entry = 2 * sector + 128
    Buffer.from('WordDocument', 'utf16le').forEach((byte, at) => void view.setUint8(entry + at, byte))
    view.setUint16(entry + 64, 26, true)
    view.setUint16(3 * sector, ident, true)
    view.setUint16(3 * sector + 2, 0xc1, true)
    view.setUint16(3 * sector + 10, flags, true)
  })

test.each([
  ['of Word 97', 0xa5ec],
  ['of Word 95', 0xa5dc],
])('a document %s with a password is told apart from a damaged one', async (_, ident) => {
  expect(await refusal('report.doc', makeWord(ident, 0x0100))).toBe('encrypted')
  expect(await refusal('report.doc', makeWord(ident, 0))).toBe('damaged')
})

test('a name that promises something else is refused', async () => {
  expect(await refusal('report.xlsx', await makePdf([emissionsPage]))).toBe('type_mismatch')
  expect(await refusal('report.pdf', Buffer.from('Year,Scope 1\n2021,12'))).toBe('type_mismatch')
})

test.each([
  ['a program for Windows', [0x4d, 0x5a, 0x90, 0]],
  ['a program for Linux', [0x7f, 0x45, 0x4c, 0x46]],
  ['a script', [...Buffer.from('#!/bin/sh\nexit')]],
])('%s is no document', async (_, bytes) => {
  expect(await refusal('report.pdf', Uint8Array.from(bytes))).toBe('executable')
})

test.each([
  ['random bytes', Uint8Array.from({ length: 400 }, (_, at) => (at * 37 + 11) % 256)],
  ['a gzip', Uint8Array.from([0x1f, 0x8b, 8, 0, 0])],
  ['a web page', Buffer.from('<!doctype html><p>Scope 1: 12</p>')],
  ['a plain zip', makeZip([{ name: 'a.txt', data: 'hello' }])],
])('%s is of no kind that is read', async (_, bytes) => {
  expect(await refusal('upload', bytes)).toBe('unknown_format')
})

test('a workbook with macros is refused', async () => {
  expect(
    await refusal(
      'data.xlsx',
      makeZip([...officeParts('xl/workbook.xml'), { name: 'xl/vbaProject.bin', data: 'x' }]),
    ),
  ).toBe('macros')
})

test('a part that unpacks to far more than it says is stopped while it unpacks', async () => {
  const bomb = makeZip([
    ...officeParts('word/document.xml'),
    { name: 'word/big.xml', data: Buffer.alloc(limits.zipEntryBytes + 10), saysSize: 1000 },
  ])
  const before = process.cpuUsage()
  expect(await refusal('report.docx', bomb)).toMatch(/zip_bomb|damaged/)
  expect(computedSince(before)).toBeLessThan(5000)
})

test('a container packed suspiciously tight is a bomb', async () => {
  expect(
    await refusal(
      'report.docx',
      makeZip([
        ...officeParts('word/document.xml'),
        { name: 'word/big.xml', data: Buffer.alloc(limits.zipRatioFrom + 1_000_000) },
      ]),
    ),
  ).toBe('zip_bomb')
})

test('a container with too many parts is a bomb', async () => {
  const parts = Array.from({ length: limits.zipEntries + 1 }, (_, at) => ({
    name: `word/${at}.xml`,
    data: '',
  }))
  expect(await refusal('report.docx', makeZip(parts))).toBe('zip_bomb')
})

test('entities that stand for entities are refused before they are read', async () => {
  const xml = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><d>&b;</d>'
  expect(await refusal('report.docx', makeZip(officeParts('word/document.xml', xml)))).toBe('damaged')
})

test('a part that climbs out of its folder is refused', async () => {
  expect(
    await refusal(
      'report.docx',
      makeZip([...officeParts('word/document.xml'), { name: '../../etc/passwd', data: 'x' }]),
    ),
  ).toBe('damaged')
})

test('more pages than are read are counted, not read', async () => {
  const book = await makePdf(Array.from({ length: limits.pages + 1 }, () => () => {}))
  expect(await refusal('report.pdf', book)).toBe('too_many_pages')
})

test('a page of more glyphs than any reader could see is refused', async () => {
  const line = `(${'A'.repeat(5000)}) Tj 0 -1 Td `
  expect(
    await refusal(
      'report.pdf',
      rawPdf(`BT /F1 1 Tf 10 800 Td ${line.repeat(limits.glyphsPerPage / 5000 + 1)} ET`),
    ),
  ).toBe('too_much_text')
})

test('a file of more lines than are looked through is refused', async () => {
  expect(await refusal('report.csv', Buffer.alloc(limits.rows + 2, '\n'))).toBe('too_much_text')
})

test('a sheet whose row does not end is refused', async () => {
  const sheet = '<worksheet><sheetData><row r="1">'
  const cells = Array.from(
    { length: 220_000 },
    (_, at) => `<c t="str"><v>${(at * 7919) % 1_000_003} of the cells</v></c>`,
  )
  const parts = officeParts('xl/workbook.xml')
  const book = makeZip([...parts, { name: 'xl/worksheets/sheet1.xml', data: `${sheet}${cells.join('')}` }])
  expect(await refusal('report.xlsx', book)).toBe('too_much_text')
})

test('a larger file than is read is refused', async () => {
  expect(await refusal('report.csv', Buffer.alloc(limits.bytes + 1, 'a'))).toBe('too_large')
})

test('a PDF with a script in it is read, and the script is not run', async () => {
  const bytes = rawPdf(
    'BT /F1 12 Tf 60 700 Td (Scope 1 emissions were 12,345 tonnes CO2e in 2021.) Tj ET',
    '/OpenAction << /S /JavaScript /JS (app.launchURL\\("http://127.0.0.1:9/"\\)) >>',
  )
  const { findings } = await analyse({ name: 'report.pdf', bytes }, { ocr: false })
  expect(findings.map(({ metric, value }) => [metric, value])).toEqual([['scope1', 12345]])
})

test('a formula gives the value stored with it and asks nobody', async () => {
  const sheet = xlsx.utils.aoa_to_sheet([
    ['GHG emissions (tCO2e)', 2021],
    ['Scope 1', null],
  ])
  sheet.B2 = { t: 'n', v: 4321, f: 'WEBSERVICE("http://127.0.0.1:9/")' }
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, sheet, 'Data')
  const { findings } = await analyse({
    name: 'data.xlsx',
    bytes: new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' })),
  })
  expect(findings.map(({ metric, value }) => [metric, value])).toEqual([['scope1', 4321]])
})

test('a table of twenty thousand lines costs four times one of five thousand, not its square', async () => {
  const costOf = async (lines: number) => {
    const rows = Array.from({ length: lines }, (_, at) => `Site ${at},${at * 3 + 10},${at * 2 + 11}`)
    const bytes = Buffer.from(`Emissions in tonnes CO2e,2022,2023\nScope 1,1400,1200\n${rows.join('\n')}\n`)
    const before = process.cpuUsage()
    const { findings } = await analyse({ name: 'data.csv', bytes })
    expect(findings.map(({ metric, year, value }) => [metric, year, value])).toEqual([
      ['scope1', 2023, 1200],
      ['scope1', 2022, 1400],
    ])
    return computedSince(before)
  }
  const small = await costOf(5_000)
  const big = await costOf(20_000)
  expect(big / small).toBeLessThan(10)
  expect(big).toBeLessThan(20_000)
}, 120_000)

test('after every refusal the next document is read', async () => {
  expect(await refusal('report.pdf', Buffer.from('%PDF-1.7 broken'))).toBe('damaged')
  expect(await refusal('report.pdf', await makePdf([emissionsPage]))).toBe('read')
})
