import { expect, test } from 'vitest'
import { type MadeCell, makeWorkbook } from '../../testing/make-workbook.ts'
import { analyse } from '../analyse.ts'
import { skimCells } from './skim-cells.ts'

const fuels = ['Diesel', 'Natural gas', 'Electricity']
const reading = (at: number): (string | number)[] => [
  `Site ${at % 97}`,
  fuels[at % 3] ?? '',
  `${1 + (at % 28)} May`,
  ((at * 7919) % 10_007) / 10,
  'litres',
]
const head = [['Fuel and power'], ['Site', 'Fuel', 'Day', 'Amount', 'Unit']]
const sums: MadeCell[][] = [
  [],
  ['Emissions', null, null, 'FY2024', 'FY2023'],
  ['Scope 1 (tCO2e)', null, null, 12_345, 13_456],
  ['Scope 2 location-based (tCO2e)', null, null, 2345, 2456],
]
/** A list of readings with sums somewhere in it. */
const sheet = (count: number, sumsAt: number): MadeCell[][] =>
  [...head, ...Array.from({ length: count }, (_, at) => reading(at))].toSpliced(
    sumsAt,
    0,
    ...(sums as string[][]),
  )
const toCsv = (rows: MadeCell[][]) => Buffer.from(rows.map((row) => row.join(',')).join('\n'))
const toXlsx = (rows: MadeCell[][]) =>
  makeWorkbook([
    { name: 'Readings', rows },
    { name: 'Notes', rows: [['None']] },
  ])
const found = [
  ['scope1', 2024, 12_345],
  ['scope2_location', 2024, 2345],
  ['scope1', 2023, 13_456],
  ['scope2_location', 2023, 2456],
]
const readAs = async (name: string, bytes: Uint8Array) => {
  const { findings, skimmed, sources } = await analyse({ name, bytes })
  return {
    figures: findings.map(({ metric, year, value }) => [metric, year, value]),
    cell: findings[0]?.evidence.cell,
    skimmed,
    computed: sources.filter(({ computed }) => computed),
  }
}
const rows = 12_100

test.each([
  ['below all readings', rows + 2, 'line 12105 col 4'],
  ['in their midst', 8000, 'line 8003 col 4'],
])('the sums of a long CSV file are found %s', async (_, at, cell) => {
  const read = await readAs('a.csv', toCsv(sheet(rows, at)))
  expect(read.figures).toEqual(found)
  expect(read.cell).toBe(cell)
  expect(read.skimmed).toEqual([{ sheet: null, rows: rows + 5, read: expect.any(Number) }])
  expect(read.skimmed[0]?.read).toBeLessThan(2000)
})

test('the sums of a long sheet of a workbook are found', async () => {
  const read = await readAs('a.xlsx', toXlsx(sheet(rows, 8000)))
  expect(read.figures).toEqual(found)
  expect(read.cell).toBe('D8003')
  expect(read.skimmed).toEqual([{ sheet: 'Readings', rows: rows + 5, read: expect.any(Number) }])
})

test('of the cells of a long sheet of an old workbook those that matter are kept', () => {
  const all = sheet(rows, 8000).flatMap((row, r) =>
    row.map((cell, c) => ({ text: String(cell ?? ''), row: r, column: c, span: 1, ref: `${r}:${c}` })),
  )
  const { cells, skim } = skimCells(all)
  expect(cells.filter(({ row }) => row >= 8000 && row < 8004)).toHaveLength(15)
  expect(skim?.rows).toBe(rows + 5)
  expect(skim?.read).toBeLessThan(2000)
})

test('a sheet of usual size is read row by row, and nobody is told otherwise', async () => {
  const read = await readAs('a.csv', toCsv(sheet(300, 302)))
  expect(read.figures).toEqual(found)
  expect(read.skimmed).toEqual([])
})

test('what was not read in full is not added up', async () => {
  const long = (count: number) => [
    ['Year', 'Scope', 'Source', 'Value', 'Unit'],
    ...Array.from({ length: count }, (_, at) => [
      2024,
      `Scope ${1 + (at % 2)}`,
      `Plant ${at % 50}`,
      10 + (at % 7),
      'tCO2e',
    ]),
  ]
  expect((await readAs('a.csv', toCsv(long(700)))).figures).toHaveLength(2)
  const large = await readAs('a.csv', toCsv(long(rows)))
  expect(large.figures).toEqual([])
  expect(large.skimmed).toHaveLength(1)
})

test('fuels of a sheet that was not read in full are not turned into emissions', async () => {
  const list = (count: number) => [
    ...head,
    ...Array.from({ length: count }, (_, at) => reading(at).with(2, 2024)),
  ]
  expect((await readAs('a.csv', toCsv(list(rows)))).computed).toEqual([])
})
