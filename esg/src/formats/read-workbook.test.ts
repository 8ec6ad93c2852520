import { expect, test } from 'vitest'
import { makeWorkbook } from '../../testing/make-workbook.ts'
import { readWorkbook } from './read-workbook.ts'

const cellsOf = (...sheets: Parameters<typeof makeWorkbook>[0]) =>
  readWorkbook(makeWorkbook(sheets)).map(({ sheet, hidden, lines }) => ({
    sheet,
    hidden,
    cells: lines.flatMap(({ cells }) => cells),
  }))

test('a cell carries its weight, its indent and its ground', () => {
  const [page] = cellsOf({
    name: 'Data',
    rows: [[{ v: 'Scope 1', bold: true, filled: true }], [{ v: 'Gas', indent: 2 }], ['   Fleet']],
  })
  expect(page?.cells.map(({ text, bold, indent, filled }) => ({ text, bold, indent, filled }))).toEqual([
    { text: 'Scope 1', bold: true, indent: 0, filled: true },
    { text: 'Gas', bold: false, indent: 2, filled: false },
    { text: 'Fleet', bold: false, indent: 1, filled: false },
  ])
})

test('hidden rows and columns stand apart, on a page that is hidden', () => {
  const pages = cellsOf(
    {
      name: 'Data',
      rows: [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
      hiddenRows: [2],
      hiddenColumns: [2],
    },
    { name: 'Notes', rows: [['g']], hidden: true },
  )
  expect(
    pages.map(({ sheet, hidden, cells }) => [sheet, hidden, cells.map(({ text }) => text).join('')]),
  ).toEqual([
    ['Data', false, 'ac'],
    ['Notes', true, 'g'],
    ['Data (hidden)', true, 'bdef'],
  ])
})

test('a label merged down stands on each row, a figure once, and a head merged across reaches over its columns', () => {
  const [page] = cellsOf({
    name: 'Data',
    rows: [
      ['', 'Head', null],
      ['Label', 1234.5, 1],
      [null, null, 2],
    ],
    merges: ['B1:C1', 'A2:A3', 'B2:B3'],
  })
  const of = (text: string) => page?.cells.filter((cell) => cell.text === text) ?? []
  expect([of('Label').length, of('1234.5').length]).toEqual([2, 1])
  expect(of('Head').map(({ x0, x1 }) => [x0, x1])).toEqual([[100, 290]])
})

test.each([
  [1234.5678, '0', '1234.5678'],
  [0.125, '0.0%', '12.5%'],
  [12.345, 'General', '12.3450'],
  [1500, '#,##0 "tCO2e"', '1500 tCO2e'],
  [1_500_000, '0.0,, "Mt CO2e"', '1.5 Mt CO2e'],
  [23, '"FY"0', 'FY23'],
  [45107, 'd mmm yy', '30 Jun 2023'],
])('%s in the format %s is read as %s', (v, format, text) => {
  const [page] = cellsOf({ name: 'Data', rows: [[{ v, format }]] })
  expect(page?.cells.map((cell) => cell.text)).toEqual([text])
})
