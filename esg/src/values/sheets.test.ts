import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const readBytes = async (name: string, bytes: Uint8Array) => {
  const { findings } = await analyse({ name, bytes })
  return findings.map(({ metric, year, value }) => `${metric}:${year}=${value}`).sort()
}
const read = (text: string) => readBytes('data.csv', new TextEncoder().encode(text))
const readRows = (rows: unknown[][]) => {
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Data')
  return readBytes('data.xlsx', new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' })))
}

test('in a column of figures 2000 is a figure, and rows of sites are added up with it', async () => {
  const sheet = `Year,Site,Scope,Emissions (tCO2e)
2023,Lyon,Scope 1,1000
2023,Milan,Scope 1,2000
2022,Lyon,Scope 1,1100
2022,Milan,Scope 1,2100
`
  expect(await read(sheet)).toEqual(['scope1:2022=3200', 'scope1:2023=3000'])
})

test('each row of a long file has its own unit', async () => {
  const sheet = `metric,year,value,unit
Scope 1,2022,12.1,ktCO2e
Scope 1,2023,11.9,ktCO2e
Scope 2 location-based,2022,2111,tCO2e
Scope 2 location-based,2023,1999,tCO2e
`
  expect(await read(sheet)).toEqual([
    'scope1:2022=12100',
    'scope1:2023=11900',
    'scope2_location:2022=2111',
    'scope2_location:2023=1999',
  ])
})

test('columns named for machines are read as those named for people, and one company in all rows is no label', async () => {
  const sheet = `company,reporting_year,scope_1_tco2e,scope_2_location_tco2e,scope_2_market_tco2e,scope_3_tco2e
Acme plc,2022,12111,2111,311,112111
Acme plc,2023,11999,1999,299,111999
`
  expect(await read(sheet)).toEqual([
    'scope1:2022=12111',
    'scope1:2023=11999',
    'scope2_location:2022=2111',
    'scope2_location:2023=1999',
    'scope2_market:2022=311',
    'scope2_market:2023=299',
    'scope3_total:2022=112111',
    'scope3_total:2023=111999',
  ])
})

test('columns may be categories and energy, and the sum of Scope 3 is not the total', async () => {
  const rows = [
    [
      'Fiscal year',
      'Scope 1',
      'Cat 1 Purchased goods and services',
      'Cat 6 Business travel',
      'Scope 3 total',
    ],
    [2022, 12999, 50000, 500, 50500],
    [2023, 12345, 49000, 400, 49400],
  ]
  const energy = ['Energy (MWh)', 43111, 42111]
  expect(await readRows(rows.map((row, at) => [...row, energy[at]]))).toEqual([
    'energy_total_mwh:2022=43111',
    'energy_total_mwh:2023=42111',
    'scope1:2022=12999',
    'scope1:2023=12345',
    'scope3_cat1:2022=50000',
    'scope3_cat1:2023=49000',
    'scope3_cat6:2022=500',
    'scope3_cat6:2023=400',
    'scope3_total:2022=50500',
    'scope3_total:2023=49400',
  ])
})

test('the days years end on may be dates', async () => {
  const ends = [2022, 2023].map((year) => new Date(Date.UTC(year, 11, 31)))
  expect(
    await readRows([
      ['Metric', 'Unit', ...ends],
      ['Scope 1', 't CO2e', 12999, 12345],
    ]),
  ).toEqual(['scope1:2022=12999', 'scope1:2023=12345'])
})

test('a long file has energy beside its emissions, and only the whole of it is read', async () => {
  const sheet = `indicator;year;value;unit
GHG Scope 1;2022;12999;tCO2e
Total energy consumption;2022;43111;MWh
Electricity;2022;13111;MWh
GHG Scope 1;2023;12345;tCO2e
Total energy consumption;2023;42.1;GWh
Electricity;2023;12111;MWh
`
  expect(await read(sheet)).toEqual([
    'energy_total_mwh:2022=43111',
    'energy_total_mwh:2023=42100',
    'scope1:2022=12999',
    'scope1:2023=12345',
  ])
})
