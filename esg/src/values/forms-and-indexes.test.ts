import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { readDrawing } from '../../testing/read-drawing.ts'
import { reportYear } from '../years/report-year.ts'

test('what a bank finances is not its own, under whatever industry it is listed', () => {
  const page = `
Operational emissions (tCO2e)                      2021        2020
Scope 1                                          10,200      11,400
Scope 2 (location-based)                         85,000      91,000
Financed emissions (MtCO2e)
Oil and gas
Scope 1 and 2                                       1.2         1.4
Scope 3                                            12.9        14.0
Power utilities
Scope 1                                             5.1         5.6
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=11400',
    'scope1:2021=10200',
    'scope2_location:2020=91000',
    'scope2_location:2021=85000',
  ])
})

test('a label that counts up the gases is about all of them, and its unit may take two lines', () => {
  const page = `
Parameter                                       Unit                              FY 2020-21               FY 2019-20
Total Scope 1 emissions (Break-up of the GHG
into CO2, CH4, N2O, HFCs, PFCs, SF6, NF3, if    Metric tonnes of                  12,345                   11,222
available)                                      CO2 equivalent
Total Scope 2 emissions (Break-up of the GHG
into CO2, CH4, N2O, HFCs, PFCs, SF6, NF3, if    Metric tonnes of                  45,678                   44,111
available)                                      CO2 equivalent
Total Scope 1 and Scope 2 emissions per rupee   Metric tonnes of CO2              0.0000012                0.0000013
of turnover                                     equivalent / rupee
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=11222',
    'scope1:2021=12345',
    'scope2_unspecified:2020=44111',
    'scope2_unspecified:2021=45678',
  ])
})

test('a mark of assurance behind a figure is no part of it, and what is left out is not what is counted', () => {
  const page = `
Metric                                  Unit         2021          2020
Scope 1 (excluding biogenic)            tCO2e       12,345 ✓      12,000
Scope 1 biogenic CO2 emissions          tCO2e      145,000 ✓     141,000
Scope 2 (location-based)                tCO2e        2,345 ✓       2,400
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=12000',
    'scope1:2021=12345',
    'scope2_location:2020=2400',
    'scope2_location:2021=2345',
  ])
})

test('energy that emissions were worked out from is energy, and its thousands may follow the unit', () => {
  const page = `
                                                     2021         2020
Scope 1 (tCO2e)                                     4,600        4,800
Energy consumption used to calculate above
emissions (kWh '000)                               30,000       32,000
`
  expect(readDrawing(page)).toEqual([
    'energy_total_mwh:2020=32000',
    'energy_total_mwh:2021=30000',
    'scope1:2020=4800',
    'scope1:2021=4600',
  ])
})

test('a table of one row has no margin: its label counts, however far from its unit', () => {
  const page = `
                                        Unit        2020       2021
Environment
GHG Scope 1                             tCO2e     12,345     12,111
`
  expect(readDrawing(page)).toEqual(['scope1:2020=12345', 'scope1:2021=12111'])
})

test('the current year and the prior year count from the year of the report', () => {
  const page = `
                              Current year     Prior year
Scope 1 (tCO2e)                     12,000         11,500
Scope 2 (tCO2e)                      8,000          7,800
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=11500',
    'scope1:2021=12000',
    'scope2_unspecified:2020=7800',
    'scope2_unspecified:2021=8000',
  ])
})

test('a form that asks for the last day of its year says which year it is', () => {
  const page = drawPage(`
Climate Change Questionnaire 2023
Start date                    End date
January 1, 2021               December 31, 2021
`)
  expect(reportYear([page], 'answers.pdf', 2026)).toBe(2021)
})

test('an index that answers in words is read with its years and its method', () => {
  const page = `
305-1     Direct (Scope 1) GHG emissions              2021: 12,345 tCO2e; 2020: 12,111 tCO2e      p. 45
305-2     Energy indirect (Scope 2) GHG emissions     Location-based: 2,345 metric tons CO2e      p. 45
305-3     Other indirect (Scope 3) GHG emissions      See the climate report, page 46             p. 46
`
  expect(readDrawing(page)).toEqual(['scope1:2020=12111', 'scope1:2021=12345', 'scope2_location:2021=2345'])
})

test('under the heading of a scope, the row of the group is the scope', () => {
  const page = `
GHG emissions by business                  Unit       2021      2020
Scope 1
Chemicals                                  ktCO2e    1,200     1,300
Materials                                  ktCO2e    3,400     3,500
Group                                      ktCO2e    4,600     4,800
`
  expect(readDrawing(page)).toEqual(['scope1:2020=4800000', 'scope1:2021=4600000'])
})

test('the same figure for Scope 2 again is no second method', () => {
  const page = `
tCO2e                                2021        2020
Scope 2 electricity, location-based  5,000       4,900
Total Scope 2                        5,000       4,900
`
  expect(readDrawing(page)).toEqual(['scope2_location:2020=4900', 'scope2_location:2021=5000'])
})

test('nothing emitted is a figure, and a round figure is no unit', () => {
  const page = `
Environment in 2021
Scope 1: 100 tCO2e
Scope 2 (location-based): 100,000 tCO2e
Scope 2 (market-based): 0 tCO2e
`
  expect(readDrawing(page)).toEqual([
    'scope1:2021=100',
    'scope2_location:2021=100000',
    'scope2_market:2021=0',
  ])
})

test('the second method of a sentence is of Scope 2 as well', () => {
  const page = `
Our Scope 2 market-based emissions were 2,345 tCO2e in 2021, while location-based emissions were 5,678 tCO2e that year.
Our Scope 1, 2 and 3 emissions were 98,765 tCO2e in 2021.
`
  expect(readDrawing(page)).toEqual([
    'scope2_location:2021=5678',
    'scope2_market:2021=2345',
    'total:2021=98765',
  ])
})

test('a statement of assurance: long labels, a period, and a figure with its unit', () => {
  const page = `
Subject matter                                         Period                            Value
Scope 1 GHG emissions                                  1 January to 31 December 2020     11,999 tCO2e
Scope 2 GHG emissions (location-based)                 1 January to 31 December 2020     1,998 tCO2e
Scope 2 GHG emissions (market-based)                   1 January to 31 December 2020     299 tCO2e
Scope 3 GHG emissions – Category 6 Business travel     1 January to 31 December 2020     480 tCO2e
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=11999',
    'scope2_location:2020=1998',
    'scope2_market:2020=299',
    'scope3_cat6:2020=480',
  ])
})

test('beside years in tonnes, the same years in MWh are years too', () => {
  const page = `
                          2020 tCO2e     2021 tCO2e     2020 MWh     2021 MWh
Scope 1                       12,111         11,999       50,000       49,000
`
  expect(readDrawing(page)).toEqual(['scope1:2020=12111', 'scope1:2021=11999'])
})
