import { expect, test } from 'vitest'
import type { MadeCell, MadeSheet } from '../../testing/make-workbook.ts'
import { ofBook, ofSheet, ofText } from '../../testing/read-made.ts'

const bold = (v: string | number): MadeCell => ({ v, bold: true })
const inset = (v: string, indent = 1): MadeCell => ({ v, indent })

test('years merged over two methods head each of their columns', async () => {
  expect(
    await ofSheet(
      [
        ['Greenhouse gas emissions (t CO2e)', 2023, null, 2022, null],
        [null, 'Location-based', 'Market-based', 'Location-based', 'Market-based'],
        ['Scope 2', 5210, 1310, 5400, 1550],
      ],
      { merges: ['B1:C1', 'D1:E1'] },
    ),
  ).toEqual([
    'scope2_location:2022=5400',
    'scope2_location:2023=5210',
    'scope2_market:2022=1550',
    'scope2_market:2023=1310',
  ])
})

test('years over several columns that are not merged count for those right of them', async () => {
  expect(
    await ofText(`,2023,,2022,
tCO2e,Scope 1,Scope 3,Scope 1,Scope 3
Total,12345,98765,12999,99125
`),
  ).toEqual(['scope1:2022=12999', 'scope1:2023=12345', 'scope3_total:2022=99125', 'scope3_total:2023=98765'])
})

test('a label merged over rows names each of them', async () => {
  expect(
    await ofSheet(
      [
        ['GHG emissions', 'Method', 'Unit', 'FY2023', 'FY2022'],
        ['Scope 1', null, 'tCO2e', 10111, 11222],
        ['Scope 2', 'Location-based', 'tCO2e', 4111, 4222],
        [null, 'Market-based', 'tCO2e', 2111, 2222],
      ],
      { merges: ['A3:A4'] },
    ),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_location:2022=4222',
    'scope2_location:2023=4111',
    'scope2_market:2022=2222',
    'scope2_market:2023=2111',
  ])
})

test('a group label that stands once counts for the rows below that leave its place empty', async () => {
  expect(
    await ofText(`Category;Indicator;Unit;2023;2022
GHG emissions;Scope 1;tCO2e;10111;11222
;Scope 2 (market-based);tCO2e;2111;2222
;Scope 3;tCO2e;88111;89222
Water;Withdrawal;m3;120000;130000
;Discharge;m3;90000;95000
`),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_market:2022=2222',
    'scope2_market:2023=2111',
    'scope3_total:2022=89222',
    'scope3_total:2023=88111',
  ])
})

test('indents tell the parts from the scope they are of', async () => {
  expect(
    await ofSheet([
      [bold('Emissions (tCO2e)'), 2023, 2022],
      [bold('Scope 1'), 10000, 11000],
      [inset('Natural gas'), 6000, 6500],
      [inset('Company cars'), 4000, 4500],
      [bold('Scope 3'), 50000, 52000],
      [inset('Business travel'), 1200, 1300],
      [inset('Purchased goods and services'), 48800, 50700],
    ]),
  ).toEqual([
    'scope1:2022=11000',
    'scope1:2023=10000',
    'scope3_cat1:2022=50700',
    'scope3_cat1:2023=48800',
    'scope3_cat6:2022=1300',
    'scope3_cat6:2023=1200',
    'scope3_total:2022=52000',
    'scope3_total:2023=50000',
  ])
})

test('blocks for each country: the one the others add up to is the group, whatever it is called', async () => {
  const block = (name: string, one: number, two: number): MadeCell[][] => [
    [bold(name)],
    ['Scope 1', one, one + 10],
    ['Scope 2 (location-based)', two, two + 10],
    [],
  ]
  expect(
    await ofSheet([
      ['t CO2e', 2023, 2022],
      ...block('Norland', 1000, 400),
      ...block('Sudland', 2000, 600),
      [bold('Everything')],
      ['Scope 1', 3000, 3020],
      ['Scope 2 (location-based)', 1000, 1020],
    ]),
  ).toEqual([
    'scope1:2022=3020',
    'scope1:2023=3000',
    'scope2_location:2022=1020',
    'scope2_location:2023=1000',
  ])
})

test('a sheet for each site: the sheet the others add up to is the group', async () => {
  const site = (name: string, one: number, two: number): MadeSheet => ({
    name,
    rows: [
      ['GHG inventory', 2023, 2022],
      ['Scope 1 (tCO2e)', one, one + 10],
      ['Scope 2 market-based (tCO2e)', two, two + 10],
      ['Scope 3 (tCO2e)', 9 * one, 9 * one + 90],
    ],
  })
  const group: MadeSheet = {
    name: 'Alle',
    rows: [
      ['GHG inventory', 2023, 2022],
      ['Scope 1 (tCO2e)', 3000, 3020],
      ['Scope 2 market-based (tCO2e)', 1000, 1020],
      ['Scope 3 (tCO2e)', 27000, 27180],
    ],
  }
  expect(await ofBook(site('Arles', 1000, 400), site('Bonn', 2000, 600), group)).toEqual([
    'scope1:2022=3020',
    'scope1:2023=3000',
    'scope2_market:2022=1020',
    'scope2_market:2023=1000',
    'scope3_total:2022=27180',
    'scope3_total:2023=27000',
  ])
})

test('regions beside each other: the column that is their sum is the group', async () => {
  expect(
    await ofSheet([
      ['2023', 'Nordics', 'Iberia', 'Benelux', 'Everywhere'],
      ['Scope 1 (tCO2e)', 1000, 2000, 500, 3500],
      ['Scope 2 location-based (tCO2e)', 300, 400, 100, 800],
      ['Scope 3 (tCO2e)', 9000, 8000, 7000, 24000],
    ]),
  ).toEqual(['scope1:2023=3500', 'scope2_location:2023=800', 'scope3_total:2023=24000'])
})

test('years in rows and scopes in columns, with regions below each year', async () => {
  expect(
    await ofSheet(
      [
        ['Year', 'Split', 'Scope 1', null, 'Scope 2 location-based', null],
        [null, null, 'kt CO2-e', 'TJ', 'kt CO2-e', 'TJ'],
        ['FY23', 'Group', 32.682, 534.44, 16.407, 237.444],
        [null, 'Americas', 15.5, 250.44, 6.4, 96.1],
        [null, 'Asia', 17.182, 284, 10.007, 141.344],
        ['FY22', 'Group', 31.748, 523.55, 15.263, 251.87],
        [null, 'Americas', 13.5, 223.55, 5.263, 106.1],
        [null, 'Asia', 18.248, 300, 10, 145.77],
      ],
      { merges: ['C1:D1', 'E1:F1'] },
    ),
  ).toEqual([
    'scope1:2022=31748',
    'scope1:2023=32682',
    'scope2_location:2022=15263',
    'scope2_location:2023=16407',
  ])
})

test('hidden rows, columns and sheets are not read', async () => {
  const rows: MadeCell[][] = [
    ['Emissions (tCO2e)', 'Draft 2023', 2023, 2022],
    ['Scope 1', 77777, 10111, 11222],
    ['Scope 2 location-based', 6666, 4111, 4222],
    ['Scope 3', 55555, 88111, 89222],
  ]
  expect(
    await ofBook(
      { name: 'Data', rows, hiddenColumns: [2], hiddenRows: [4] },
      {
        name: 'Old',
        rows: [
          ['tCO2e', 2021],
          ['Scope 1', 99999],
        ],
        hidden: true,
      },
    ),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_location:2022=4222',
    'scope2_location:2023=4111',
  ])
})

test('quarters beside a full year are parts of it', async () => {
  expect(
    await ofSheet([
      ['tCO2e', 'Q1 2023', 'Q2 2023', 'Q3 2023', 'Q4 2023', 'FY 2023'],
      ['Scope 1', 2500, 2400, 2600, 2700, 10200],
      ['Scope 2 (location-based)', 1100, 1000, 1200, 1300, 4600],
    ]),
  ).toEqual(['scope1:2023=10200', 'scope2_location:2023=4600'])
})

test('changes between years, a baseline and a target beside them are no figures of a year', async () => {
  expect(
    await ofSheet([
      ['Metric', 'Unit', 'Baseline 2019', 2022, 2023, '% change', 'Target 2030'],
      ['Scope 1', 'tCO2e', 15000, 11222, 10111, { v: -0.099, format: '0.0%' }, 7500],
      ['Scope 3', 'tCO2e', 95000, 89222, 88111, { v: -0.0125, format: '0.0%' }, 60000],
    ]),
  ).toEqual([
    'scope1:2019=15000',
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope3_total:2019=95000',
    'scope3_total:2022=89222',
    'scope3_total:2023=88111',
  ])
})

test('a column of remarks between label and figures says nothing', async () => {
  expect(
    await ofSheet([
      ['Indicator', 'Reference', 'Remarks', 'Unit', 'FY23', 'FY22'],
      [
        'Scope 1 emissions',
        'GRI 305-1',
        'Restated to include the site acquired in May',
        't CO2e',
        10111,
        11222,
      ],
      [
        'Scope 2 emissions (market-based)',
        'GRI 305-2',
        'Supplier factors where at hand',
        't CO2e',
        2111,
        2222,
      ],
    ]),
  ).toEqual(['scope1:2022=11222', 'scope1:2023=10111', 'scope2_market:2022=2222', 'scope2_market:2023=2111'])
})

test('two tables beside each other are read apart', async () => {
  expect(
    await ofSheet([
      ['Emissions (tCO2e)', 2023, 2022, null, 'Energy (MWh)', 2023, 2022],
      ['Scope 1', 10111, 11222, null, 'Total energy consumption', 43111, 44222],
      ['Scope 2 (location-based)', 4111, 4222, null, 'Electricity', 13111, 14222],
    ]),
  ).toEqual([
    'energy_total_mwh:2022=44222',
    'energy_total_mwh:2023=43111',
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_location:2022=4222',
    'scope2_location:2023=4111',
  ])
})
