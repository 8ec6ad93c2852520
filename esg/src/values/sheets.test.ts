import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const read = async (text: string) => {
  const { findings } = await analyse({ name: 'data.csv', bytes: new TextEncoder().encode(text) })
  return findings.map(({ metric, year, value }) => `${metric}:${year}=${value}`).sort()
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
