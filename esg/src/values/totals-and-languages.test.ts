import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('page numbers are no tonnes', () => {
  const page = `
Disclosure                                          Page
Scope 1 GHG emissions in tonnes                     45
Scope 2 GHG emissions in tonnes                     46
Targets for Scope 3                                 47
`
  expect(readDrawing(page)).toEqual([])
})

test('a table of targets holds no emissions', () => {
  const page = `
Target                                      Base year    Target year
Reduce Scope 1 and 2 emissions by 42%         2020          2030
Reduce Scope 3 emissions by 25%               2020          2030
`
  expect(readDrawing(page)).toEqual([])
})

test('a restated year stands before the one first reported', () => {
  const page = `
GHG emissions (tCO2e)      2021      2020 (restated)     2020 (as reported)
Scope 1                   1,000           1,150               1,100
Scope 2                     500             650                 600
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1150',
    'scope1:2021=1000',
    'scope2_unspecified:2020=650',
    'scope2_unspecified:2021=500',
  ])
})

test('direct, indirect, other indirect and total', () => {
  const page = `
Emissions                       Unit       2021     2020
Direct emissions                t CO2e    1,000    1,100
Indirect emissions              t CO2e      500      600
Other indirect emissions        t CO2e    9,000    9,500
Total emissions                 t CO2e   10,500   11,200
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
    'scope3_total:2020=9500',
    'scope3_total:2021=9000',
    'total:2020=11200',
    'total:2021=10500',
  ])
})

test('kilograms become tonnes', () => {
  const page = `
kg CO2e                  2021           2020
Scope 1             1,234,567      1,111,111
Scope 2               234,567        211,111
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1111.111',
    'scope1:2021=1234.567',
    'scope2_unspecified:2020=211.111',
    'scope2_unspecified:2021=234.567',
  ])
})

test('the years stand far above the row', () => {
  const page = `
Key figures                                   2021        2020
Revenue (EUR m)                             12,345      11,111
EBIT (EUR m)                                 1,345       1,111
Employees                                    5,000       4,900
Energy consumption (MWh)                    99,000      98,000
Scope 1 (t CO2e)                             1,000       1,100
Scope 2 (t CO2e)                               500         600
`
  expect(readDrawing(page)).toEqual([
    'energy_total_mwh:2020=98000',
    'energy_total_mwh:2021=99000',
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
  ])
})

test('of a table by gas, the total is the scope', () => {
  const page = `
Scope 1 emissions by gas (tCO2e)        2021      2020
CO2                                      900     1,000
CH4                                       60        70
N2O                                       40        30
Total                                  1,000     1,100
`
  expect(readDrawing(page)).toEqual(['scope1:2020=1100', 'scope1:2021=1000'])
})

test('credits and net emissions are left out', () => {
  const page = `
tCO2e                                     2021      2020
Gross Scope 1 and 2 emissions            1,500     1,700
Scope 1                                  1,000     1,100
Scope 2 (location)                         500       600
Carbon credits retired                  (1,500)   (1,700)
Net emissions                                0         0
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_location:2020=600',
    'scope2_location:2021=500',
  ])
})

test('Japanese labels and fiscal years', () => {
  const page = `
温室効果ガス排出量        単位        2020年度      2021年度
スコープ1               t-CO2       12,345      11,111
スコープ2               t-CO2        2,345       1,111
スコープ3               t-CO2      102,345     101,111
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=12345',
    'scope1:2021=11111',
    'scope2_unspecified:2020=2345',
    'scope2_unspecified:2021=1111',
    'scope3_total:2020=102345',
    'scope3_total:2021=101111',
  ])
})

test('thousands parted by spaces', () => {
  const page = `
Émissions de GES (tCO2e)      2021      2020
Scope 1                      1 234     1 111
Scope 2                        567       555
Scope 3                     89 012    88 888
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1111',
    'scope1:2021=1234',
    'scope2_unspecified:2020=555',
    'scope2_unspecified:2021=567',
    'scope3_total:2020=88888',
    'scope3_total:2021=89012',
  ])
})

test('fiscal years and a base year', () => {
  const page = `
Carbon footprint (tCO2e)         FY2022    FY2021    FY2020 baseline
Scope 1                             120       130         140
Scope 2 - Market-based               20        30          40
Scope 2 - Location-based             90        95          99
Total Scope 3                     5,000     5,100       5,200
`
  expect(readDrawing(page, 2022)).toEqual([
    'scope1:2020=140',
    'scope1:2021=130',
    'scope1:2022=120',
    'scope2_location:2020=99',
    'scope2_location:2021=95',
    'scope2_location:2022=90',
    'scope2_market:2020=40',
    'scope2_market:2021=30',
    'scope2_market:2022=20',
    'scope3_total:2020=5200',
    'scope3_total:2021=5100',
    'scope3_total:2022=5000',
  ])
})

test('the parts of a scope do not take its place', () => {
  const page = `
tCO2e                          2021      2020
Scope 1                       1,000     1,100
Natural gas                     700       800
Vehicle fleet                   300       300
Scope 2                         500       600
Purchased electricity           400       500
District heating                100       100
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
  ])
})

test('sums under a heading are its scope, the last one is the total', () => {
  const page = `
tCO2e                          2021      2020
Scope 1
Natural gas                     700       800
Vehicle fleet                   300       300
Subtotal                      1,000     1,100
Scope 2
Electricity (market-based)      400       500
District heating                100       100
Subtotal                        500       600
Total                         1,500     1,700
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
    'total:2020=1700',
    'total:2021=1500',
  ])
})
