import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('an index of disclosures holds no figures', () => {
  const page = `
GRI 305: Emissions 2016
305-1    Direct (Scope 1) GHG emissions              58
305-2    Energy indirect (Scope 2) GHG emissions     58, 60
305-3    Other indirect (Scope 3) GHG emissions      61
305-4    GHG emissions intensity                     58
`
  expect(readDrawing(page)).toEqual([])
})

test('a disclosure code beside the value is no value', () => {
  const page = `
Topic            Accounting metric                                  Code            2021
GHG emissions    Gross global Scope 1 emissions, metric tons CO2-e   TR-AF-110a.1   45,678
`
  expect(readDrawing(page)).toEqual(['scope1:2021=45678'])
})

test('a target for a later year is no figure', () => {
  const page = `
                        2019 (base)      2021      2030 target
Scope 1 (ktCO2e)             120.5      100.1          60
Scope 2 (ktCO2e)              20.5       10.1           5
`
  expect(readDrawing(page)).toEqual([
    'scope1:2019=120500',
    'scope1:2021=100100',
    'scope2_unspecified:2019=20500',
    'scope2_unspecified:2021=10100',
  ])
})

test('short tons become tonnes', () => {
  const page = `
Emissions (short tons CO2e)     2021     2020
Scope 1                        1,000    2,000
`
  expect(readDrawing(page)).toEqual(['scope1:2020=1814.36948', 'scope1:2021=907.18474'])
})

test('small figures in MtCO2e are megatonnes', () => {
  const page = `
GHG emissions (MtCO2e)     2021     2020
Scope 1                    12.5     13.1
Scope 2                     1.2      1.3
Scope 3                   120.5    130.1
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=13100000',
    'scope1:2021=12500000',
    'scope2_unspecified:2020=1300000',
    'scope2_unspecified:2021=1200000',
    'scope3_total:2020=130100000',
    'scope3_total:2021=120500000',
  ])
})

test('financed emissions are not the company’s own', () => {
  const page = `
Financed emissions (tCO2e)       2021       2020
Scope 1                        500,000    600,000
Scope 2                        100,000    200,000

Operational emissions (tCO2e)    2021       2020
Scope 1                            500        600
Scope 2 (location-based)           100        200
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=600',
    'scope1:2021=500',
    'scope2_location:2020=200',
    'scope2_location:2021=100',
  ])
})

test('a heading that names the method counts for the rows below it', () => {
  const page = `
GHG emissions (tCO2e)           2021      2020
Location-based
Scope 1                        1,000     1,100
Scope 2                          500       600
Total Scope 1 and 2            1,500     1,700
Market-based
Scope 1                        1,000     1,100
Scope 2                          100       200
Total Scope 1 and 2            1,100     1,300
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_location:2020=600',
    'scope2_location:2021=500',
    'scope2_market:2020=200',
    'scope2_market:2021=100',
  ])
})

test('rows set in below Scope 2 that name only the method', () => {
  const page = `
Metric                               Unit     2021     2020
Scope 1 emissions                    tCO2e   1,000    1,100
Scope 2 emissions                    tCO2e
   Location-based                    tCO2e     500      600
   Market-based                      tCO2e     100      200
Scope 3 emissions                    tCO2e   9,000    9,100
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_location:2020=600',
    'scope2_location:2021=500',
    'scope2_market:2020=200',
    'scope2_market:2021=100',
    'scope3_total:2020=9100',
    'scope3_total:2021=9000',
  ])
})

test('a unit in the corner of the table counts for all of it', () => {
  const page = `
(thousand tonnes CO2e)          FY21    FY20
Scope 1                         12.3    13.4
Scope 2 location-based           2.3     3.4
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=13400',
    'scope1:2021=12300',
    'scope2_location:2020=3400',
    'scope2_location:2021=2300',
  ])
})

test('the whole company counts, not the comparable stores', () => {
  const page = `
                              Total company           Same store
tCO2e                        2021       2020        2021      2020
Scope 1                     1,000      1,100         800       850
Scope 2                       500        600         400       450
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
  ])
})

test('intensities below the absolute figures are left out', () => {
  const page = `
                                              2021        2020
Absolute emissions (t CO2e)
Scope 1                                      1,000       1,100
Scope 2                                        500         600
Emissions intensity (t CO2e / EUR m revenue)
Scope 1                                       10.5        11.5
Scope 2                                        5.5         6.5
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
  ])
})

test('categories go by their names, not by the numbers printed', () => {
  const page = `
Scope 3 emissions (tCO2e)                        2021
1 Purchased goods and services                 10,000
2 Capital goods                                 2,000
13 Use of sold products                        30,000
14 End-of-life treatment of sold products         500
Total Scope 3                                  42,500
`
  expect(readDrawing(page)).toEqual([
    'scope3_cat11:2021=30000',
    'scope3_cat12:2021=500',
    'scope3_cat1:2021=10000',
    'scope3_cat2:2021=2000',
    'scope3_total:2021=42500',
  ])
})

test('emissions per employee are no emissions', () => {
  const page = `
                                      2021      2020
Scope 1 (t CO2e)                     1,000     1,100
Scope 1 per employee (t CO2e)          1.2       1.3
`
  expect(readDrawing(page)).toEqual(['scope1:2020=1100', 'scope1:2021=1000'])
})

test('a line of units between years and figures', () => {
  const page = `
                       2021         2020
                      tCO2e        tCO2e
Scope 1               1,000        1,100
Scope 2                 500          600
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
  ])
})
