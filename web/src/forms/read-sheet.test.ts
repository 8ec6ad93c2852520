import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

const u16 = (value: number) => [value & 255, value >> 8]
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]

const pack = (parts: Record<string, string | Buffer>): File => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(Buffer.from(content))
    const common = [
      ...[...u16(20), ...u16(0), ...u16(8), ...u32(0), ...u32(0)],
      ...[...u32(packed.length), ...u32(content.length), ...u16(name.length), ...u16(0)],
    ]
    const file = Buffer.from([...u32(0x04034b50), ...common])
    files.push(file, Buffer.from(name), packed)
    const entry = [...u32(0x02014b50), ...u16(20), ...common, ...Array(10).fill(0), ...u32(at)]
    directory.push(Buffer.from(entry), Buffer.from(name))
    at += file.length + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const count = u16(Object.keys(parts).length)
  const end = [...u32(0x06054b50), ...u32(0), ...count, ...count, ...u32(list.length), ...u32(at), ...u16(0)]
  return new File([Buffer.concat([...files, list, Buffer.from(end)])], 'filled.xlsx')
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbook = (rows: string, more: Record<string, Buffer> = {}): File =>
  pack({
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  })

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const table = `<row r="1">${cell('A1', 'activity')}${cell('B1', 'amount')}</row><row r="2">${cell('A2', 'diesel')}<c r="B2"><v>12</v></c></row>`

test('a workbook is read as rows, wherever formatting without content reaches to', async () => {
  const csv = 'activity,amount\ndiesel,12'
  expect(await readSheet(workbook(table))).toBe(csv)
  expect(await readSheet(workbook(`${table}<row r="1048576"><c r="XFD1048576" s="1"/></row>`))).toBe(csv)
})

test('one cell at the far end of a sheet is refused by its name, and takes no memory', async () => {
  const far = workbook(`${table}<row r="1048576">${cell('XFD1048576', 'x')}</row>`)
  expect(far.size).toBeLessThan(2000)
  await expect(readSheet(far)).rejects.toThrow('has something at cell XFD1048576, far away from the rest')
  const corners = workbook(
    `<row r="1">${cell('XFD1', 'x')}</row><row r="1048576">${cell('A1048576', 'x')}</row>`,
  )
  await expect(readSheet(corners)).rejects.toThrow('far away from the rest')
  const beyond = workbook(`<row r="999999999999">${cell('A999999999999', 'x')}</row>`)
  await expect(readSheet(beyond)).rejects.toThrow('far away from the rest')
})

test('a small workbook that unpacks to very much is refused before it is unpacked', async () => {
  const bomb = workbook(table, { 'xl/sharedStrings.xml': Buffer.alloc(101_000_000, ' ') })
  expect(bomb.size).toBeLessThan(1_000_000)
  await expect(readSheet(bomb)).rejects.toThrow('unpacks to more than 100 MB')
})

test('what is no workbook behind its first letters is said to be none', async () => {
  await expect(readSheet(new File(['PK and nothing else'], 'a.xlsx'))).rejects.toThrow('cannot be read')
  expect(await readSheet(new File(['a,b'], 'a.csv'))).toBe('a,b')
})
