import { expect, test } from 'vitest'
import type { MadeCell } from '../../testing/make-workbook.ts'
import { ofBook, ofSheet, ofText } from '../../testing/read-made.ts'

test('the format of a number may name its unit, and may show it scaled', async () => {
  const tonnes = '#,##0 "tCO2e"'
  const kilo = '0.0, "kt CO2e"'
  expect(
    await ofSheet([
      ['Indicator', 2023, 2022],
      ['Scope 1', { v: 10111, format: tonnes }, { v: 11222, format: tonnes }],
      ['Scope 3', { v: 88111, format: kilo }, { v: 89222, format: kilo }],
    ]),
  ).toEqual(['scope1:2022=11222', 'scope1:2023=10111', 'scope3_total:2022=89222', 'scope3_total:2023=88111'])
})

test('what a number format only rounds or scales for the eye does not change the figure', async () => {
  expect(
    await ofSheet([
      ['t CO2e', 2023, 2022],
      ['Scope 1', { v: 10111.4, format: '#,##0,' }, { v: 11222, format: '#,##0,' }],
    ]),
  ).toEqual(['scope1:2022=11222', 'scope1:2023=10111.4'])
})

test('formulas give the result stored with them, errors give nothing', async () => {
  expect(
    await ofSheet([
      ['t CO2e', 2023, 2022],
      ['Scope 1', { v: 10111, formula: 'SUM(B8:B9)' }, { v: '#REF!', error: true }],
    ]),
  ).toEqual(['scope1:2023=10111'])
})

test('numbers stored as text, with the convention of their column', async () => {
  expect(
    await ofSheet([
      ['Treibhausgasemissionen in t CO2e', '2023', '2022'],
      ['Scope 1', '10.111,5', '11.222,0'],
      ['Scope 2 (standortbasiert)', '99,125', '98,5'],
      ['Scope 3', '88.111', '89.222,4'],
    ]),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111.5',
    'scope2_location:2022=98.5',
    'scope2_location:2023=99.125',
    'scope3_total:2022=89222.4',
    'scope3_total:2023=88111',
  ])
})

test('99,125 is settled by the other cells of its column', async () => {
  expect(
    await ofText(`Kennzahl;Einheit;2023;2022
Scope 1;t CO2e;99,125;1.250,5
Scope 3;t CO2e;812,25;1.300,75
`),
  ).toEqual([
    'scope1:2022=1250.5',
    'scope1:2023=99.125',
    'scope3_total:2022=1300.75',
    'scope3_total:2023=812.25',
  ])
})

test('lines of one cell that answer lines of its label are rows of their own', async () => {
  expect(
    await ofSheet([
      ['Disclosure', 'FY2023 (tCO2e)', 'FY2022 (tCO2e)'],
      ['Scope 1\nScope 2 (location-based)\nScope 3', '10,111\n4,111\n88,111', '11,222\n4,222\n89,222'],
    ]),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_location:2022=4222',
    'scope2_location:2023=4111',
    'scope3_total:2022=89222',
    'scope3_total:2023=88111',
  ])
})

test('an index that answers in sentences is read, whatever its sheet is called', async () => {
  expect(
    await ofBook({
      name: 'GRI',
      rows: [
        ['Standard', 'Disclosure', 'Answer', 'Company', 'Year', 'Page'],
        [
          '305-1',
          'Direct (Scope 1) GHG emissions',
          'Total Scope 1 emissions for FY23 were 9,720,687 tonnes.',
          'Acme',
          2023,
          73,
        ],
        [
          '305-2',
          'Energy indirect (Scope 2) GHG emissions',
          'Total Scope 2 emissions for FY23 were 62,462 tonnes.',
          'Acme',
          2023,
          73,
        ],
        [
          '305-3',
          'Other indirect (Scope 3) GHG emissions',
          'Total Scope 3 emissions for FY23 were 3,182,594 tonnes.',
          'Acme',
          2023,
          74,
        ],
        ['305-5', 'Reduction of GHG emissions', 'NO DISCLOSURE', 'Acme', 2023, 74],
        ['305-6', 'Ozone-depleting substances', 'NO DISCLOSURE', 'Acme', 2023, 74],
      ],
    }),
  ).toEqual(['scope1:2023=9720687', 'scope2_unspecified:2023=62462', 'scope3_total:2023=3182594'])
})

test('the unit may stand in the name of the sheet, the year in another one', async () => {
  const rows = (one: number): MadeCell[][] => [
    ['Indicator', 'Value'],
    ['Scope 1', one],
    ['Scope 3', 9 * one],
  ]
  expect(
    await ofBook({ name: '2023 (kt CO2e)', rows: rows(12.5) }, { name: '2022 (kt CO2e)', rows: rows(13.5) }),
  ).toEqual([
    'scope1:2022=13500',
    'scope1:2023=12500',
    'scope3_total:2022=121500',
    'scope3_total:2023=112500',
  ])
})

test('numbered lists and a number of each row are no figures', async () => {
  expect(
    await ofText(`#,Indicator,Unit,2023,2022
1,Scope 1,tCO2e,10111,11222
2,Scope 2 (location-based),tCO2e,2015,2050
3,Scope 3,tCO2e,88111,89222
`),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_location:2022=2050',
    'scope2_location:2023=2015',
    'scope3_total:2022=89222',
    'scope3_total:2023=88111',
  ])
})
