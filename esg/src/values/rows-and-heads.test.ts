import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('of the energy, the total is read', () => {
  const page = `
Energy consumption                Unit      2021      2020
Electricity                       MWh     10,000    11,000
Natural gas                       MWh      5,000     6,000
Total energy consumption          MWh     15,000    17,000
`
  expect(readDrawing(page)).toEqual(['energy_total_mwh:2020=17000', 'energy_total_mwh:2021=15000'])
})

test('zero is a figure, n/a and a dash are none', () => {
  const page = `
tCO2e                       2021      2020
Scope 1                      100       n/a
Scope 2 (market-based)         0       250
Scope 3                        –         –
`
  expect(readDrawing(page)).toEqual(['scope1:2021=100', 'scope2_market:2020=250', 'scope2_market:2021=0'])
})

test('the other method in a footnote is read with its years', () => {
  const page = `
GHG emissions (t)                 2021     2020     2019
Scope 1                          1,000    1,100    1,200
Scope 2 (market-based)^1           100      110      120
1 The location-based approach would result in 510 t (2019), 505 t (2020) and 500 t CO2e (2021).
`
  expect(readDrawing(page)).toEqual([
    'scope1:2019=1200',
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_location:2019=510',
    'scope2_location:2020=505',
    'scope2_location:2021=500',
    'scope2_market:2019=120',
    'scope2_market:2020=110',
    'scope2_market:2021=100',
  ])
})

test('a label of three lines with its figures beside the middle one', () => {
  const page = `
                                                2021         2020
Direct greenhouse gas emissions from
sources owned by the group                      1,000        1,100
(Scope 1) in tonnes CO2e

Indirect greenhouse gas emissions from
purchased energy                                  500          600
(Scope 2) in tonnes CO2e
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
  ])
})

test('the unit may stand in the last column, the method in two letters', () => {
  const page = `
Indicator                       2019      2020      2021      Unit
Scope 1 GHG emissions          1,000     1,100     1,200      t CO2e
Scope 2 GHG emissions (LB)       500       600       700      t CO2e
`
  expect(readDrawing(page)).toEqual([
    'scope1:2019=1000',
    'scope1:2020=1100',
    'scope1:2021=1200',
    'scope2_location:2019=500',
    'scope2_location:2020=600',
    'scope2_location:2021=700',
  ])
})

test('a column of note numbers is no year', () => {
  const page = `
KPI                             Note    2021        2020     Assured
Scope 1 emissions (tCO2e)        4     12,345      11,111      ✓
Scope 2 emissions (tCO2e)        5      2,345       1,111      ✓
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=11111',
    'scope1:2021=12345',
    'scope2_unspecified:2020=1111',
    'scope2_unspecified:2021=2345',
  ])
})

test('a change before the years is left out', () => {
  const page = `
                           YoY      2021       2020
Scope 1 (tCO2e)            -5%     9,500     10,000
Scope 2 (tCO2e)           +10%     1,100      1,000
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=10000',
    'scope1:2021=9500',
    'scope2_unspecified:2020=1000',
    'scope2_unspecified:2021=1100',
  ])
})

test('of segment columns, the group counts', () => {
  const page = `
2021 emissions (tCO2e)      Retail      Wholesale     Group
Scope 1                        100           200        300
Scope 2                         10            20         30
`
  expect(readDrawing(page)).toEqual(['scope1:2021=300', 'scope2_unspecified:2021=30'])
})

test('of columns with unknown names, the total counts', () => {
  const page = `
2021 (tCO2e)        Alpha      Beta      Total
Scope 1                100       200       300
Scope 2                 10        20        30
`
  expect(readDrawing(page)).toEqual(['scope1:2021=300', 'scope2_unspecified:2021=30'])
})

test('the methods may be columns', () => {
  const page = `
GHG emissions 2021 (tCO2e)      Location-based      Market-based
Scope 1                               1,000             1,000
Scope 2                                 500               200
Scope 3                               9,000             9,000
Total                                10,500            10,200
`
  expect(readDrawing(page)).toEqual([
    'scope1:2021=1000',
    'scope2_location:2021=500',
    'scope2_market:2021=200',
    'scope3_total:2021=9000',
    'total:2021=10200',
  ])
})

test('the year may stand in the title only, and a split year is the one it ends in', () => {
  const page = `
Table 3: Greenhouse gas emissions in financial year 2020/21 (tonnes CO2e)
Scope 1                           1,234
Scope 2 (market-based)              567
Scope 3                          89,012
`
  expect(readDrawing(page, 2022)).toEqual([
    'scope1:2021=1234',
    'scope2_market:2021=567',
    'scope3_total:2021=89012',
  ])
})

test('millions of tonnes in a sentence', () => {
  const page = `
Our greenhouse gas emissions (Scope 1) amounted to 2.3 million tonnes (2020: 2.5 million tonnes) in 2021.
`
  expect(readDrawing(page)).toEqual(['scope1:2020=2500000', 'scope1:2021=2300000'])
})

test('Scope 1 and 2 together is neither of them', () => {
  const page = `
tCO2e                                2021     2020
Scope 1 and 2 emissions             1,500    1,700
Scope 1+2 (market-based)            1,300    1,400
`
  expect(readDrawing(page)).toEqual([])
})

test('Scope 3 followed by a category is that category', () => {
  const page = `
tCO2e                                       2021     2020
Scope 1                                    1,500    1,700
Scope 3 - business travel                    300      400
Scope 3 - employee commuting                 200      150
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1700',
    'scope1:2021=1500',
    'scope3_cat6:2020=400',
    'scope3_cat6:2021=300',
    'scope3_cat7:2020=150',
    'scope3_cat7:2021=200',
  ])
})

test('where every label begins with a small letter, a heading is not the end of the row above', () => {
  const page = `
tCO2e                             2021      2020
scope 1: direct emissions
natural gas                        700       800
vehicle fuel                       300       300
totals                           1,000     1,100
scope 2: purchased energy
electricity                        400       450
heating                            100       150
totals                             500       600
scope 3: other indirect emissions
business travel                     40        50
waste                               10        10
totals                              50        60
`
  expect(readDrawing(page)).toEqual(
    expect.arrayContaining([
      'scope1:2020=1100',
      'scope1:2021=1000',
      'scope2_unspecified:2020=600',
      'scope2_unspecified:2021=500',
      'scope3_total:2020=60',
      'scope3_total:2021=50',
    ]),
  )
})

test('in a sentence, what is compared belongs to the scope it stands behind', () => {
  const page = `
In 2023, our Scope 1 emissions were 4,210 tCO2e (2022: 4,500 tCO2e) and our market-based Scope 2 emissions
amounted to 1,020 tCO2e, compared with 1,300 tCO2e in 2022.
`
  expect(readDrawing(page, 2023)).toEqual([
    'scope1:2022=4500',
    'scope1:2023=4210',
    'scope2_market:2022=1300',
    'scope2_market:2023=1020',
  ])
})

test('of the parts of a company and their sum in one row, the sum is read', () => {
  const page = `
                                              Year ended 31 March 2024           Year ended 31 March 2023
                                              UK       Global        Total        UK      Global       Total
Scope 1 (tCO2e)                              100          400          500       110         420         530
Scope 2 (location-based) (tCO2e)             200          600          800       210         650         860
`
  expect(readDrawing(page, 2024)).toEqual([
    'scope1:2023=530',
    'scope1:2024=500',
    'scope2_location:2023=860',
    'scope2_location:2024=800',
  ])
})

test('what emissions fell to is read, and what they fell by is not', () => {
  const page = `
Scope 1 emissions decreased by 12% to 8,400 tonnes CO2e in 2023 (9,545 tonnes in 2022).
Scope 2 emissions (market-based) were reduced by 1,200 tonnes CO2e in 2023.
`
  expect(readDrawing(page, 2023)).toEqual(['scope1:2022=9545', 'scope1:2023=8400'])
})

test('a scope in brackets behind its figure names it, and two scopes name none', () => {
  const page = `
We emitted 5,432 tonnes of CO2e (Scope 1) and 1,234 tonnes of CO2e (Scope 2, market-based) in 2023.
The year before it was 7,777 tonnes of CO2e (Scope 1 and 2) in all.
`
  expect(readDrawing(page, 2023)).toEqual(['scope1:2023=5432', 'scope2_market:2023=1234'])
})
