import { expect, test } from 'vitest'
import { type MadeCell, makeWorkbook } from '../../testing/make-workbook.ts'
import { readWorkbook } from '../formats/read-workbook.ts'
import { blocksOf, type SheetBlock } from './find-blocks.ts'

const bold = (v: string): MadeCell => ({ v, bold: true })

const blockAt = (
  sheets: Parameters<typeof makeWorkbook>[0],
  sheet: string,
  ref: string,
): SheetBlock | undefined => {
  const pages = readWorkbook(makeWorkbook(sheets))
  const blocks = blocksOf(pages)
  const cells = pages
    .filter((page) => page.sheet === sheet)
    .flatMap(({ lines }) => lines.flatMap(({ cells: own }) => own))
  const cell = cells.find((candidate) => candidate.ref === ref)
  return cell && blocks.get(cell)
}

const divisions: MadeCell[][] = [
  ['t CO2e', 2023, 2022],
  [bold('Mining')],
  ['Scope 1', 700, 710],
  ['Scope 2', 70, 71],
  [bold('Shipping')],
  ['Scope 1', 300, 310],
  ['Scope 2', 30, 31],
  [bold('Total')],
  ['Scope 1', 1000, 1020],
  ['Scope 2', 100, 102],
]

test('a block has the name of its heading, and the sum of the others none', () => {
  const sheets = [{ name: 'Data', rows: divisions }]
  expect(blockAt(sheets, 'Data', 'B3')).toMatchObject({ perimeter: 'Mining', isGroup: false })
  expect(blockAt(sheets, 'Data', 'C7')).toMatchObject({ perimeter: 'Shipping', isGroup: false })
  expect(blockAt(sheets, 'Data', 'B9')).toMatchObject({ perimeter: null, isGroup: true })
})

test('where nothing adds up, the largest keeps its name and what it is stays open', () => {
  const sheets = [{ name: 'Data', rows: divisions.slice(0, 7) }]
  expect(blockAt(sheets, 'Data', 'B3')).toMatchObject({ perimeter: 'Mining', isGroup: null })
  expect(blockAt(sheets, 'Data', 'B6')).toMatchObject({ perimeter: 'Shipping', isGroup: false })
})

test('two methods, two scopes or two years with the same labels are no parts of a company', () => {
  for (const [first, second] of [
    ['Location-based', 'Market-based'],
    ['Scope 1', 'Scope 2'],
    ['Year 2022', 'Year 2023'],
  ] as const) {
    const rows = [
      ['t CO2e', 'Value', 'Before'],
      [bold(first)],
      ['Lyon', 700, 710],
      ['Milan', 70, 71],
      [bold(second)],
      ['Lyon', 300, 310],
      ['Milan', 30, 31],
    ]
    expect(blockAt([{ name: 'Data', rows }], 'Data', 'B3')).toBeUndefined()
  }
})

test('a sheet for each entity is called by its name', () => {
  const rows = (one: number): MadeCell[][] => [
    ['t CO2e', 2023, 2022],
    ['Scope 1', one, one + 5],
    ['Scope 2', 2 * one, 2 * one + 5],
  ]
  const sheets = [
    { name: 'Alpha', rows: rows(100) },
    { name: 'Beta', rows: rows(200) },
    {
      name: 'Both',
      rows: [
        ['t CO2e', 2023, 2022],
        ['Scope 1', 300, 310],
        ['Scope 2', 600, 610],
      ],
    },
  ]
  expect(blockAt(sheets, 'Alpha', 'B2')).toMatchObject({ perimeter: 'Alpha', isGroup: false })
  expect(blockAt(sheets, 'Both', 'B2')).toMatchObject({ perimeter: null, isGroup: true })
})
