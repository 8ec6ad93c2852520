import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('from one year to the next: a sentence gives both', () => {
  expect(
    readDrawing('We reduced our Scope 1 emissions from 13,456 tCO2e in 2020 to 12,345 tCO2e in 2021.'),
  ).toEqual(['scope1:2020=13456', 'scope1:2021=12345'])
  expect(readDrawing('Scope 1 emissions were 12,345 tCO2e in 2021 and 13,456 tCO2e in 2020.')).toEqual([
    'scope1:2020=13456',
    'scope1:2021=12345',
  ])
})

test('from a year to one that is yet to come is a target', () => {
  expect(
    readDrawing('We aim to cut Scope 1 emissions from 13,456 tCO2e in 2020 to 6,000 tCO2e in 2030.'),
  ).toEqual([])
  expect(
    readDrawing('We cut Scope 1 and Scope 2 emissions from 13,456 tCO2e in 2020 to 6,000 tCO2e in 2021.'),
  ).toEqual([])
})

test('a sentence says how much energy was used in all, and a part of it is not all', () => {
  expect(readDrawing('Total energy consumption in 2021 was 123,456 MWh (2020: 130,000 MWh).')).toEqual([
    'energy_total_mwh:2020=130000',
    'energy_total_mwh:2021=123456',
  ])
  expect(
    readDrawing(
      'Total renewable energy consumption in 2021 was 123,456 MWh, and total energy use per site was 12 MWh.',
    ),
  ).toEqual([])
})

test('the sum of a table about energy is the energy', () => {
  const page = `
Energy                                 Unit       2020        2021
Electricity consumption                MWh      50,000      49,000
  of which renewable electricity       MWh      20,000      25,000
Fuel consumption                       MWh      30,000      29,000
Total                                  MWh      80,000      78,000
`
  expect(readDrawing(page)).toEqual(['energy_total_mwh:2020=80000', 'energy_total_mwh:2021=78000'])
})

test('the sum of a column of gas is not the energy', () => {
  const page = `
Energy use in 2021 (MWh)      Electricity      Natural gas
Lyon                               50,000           49,000
Osaka                              20,000           25,000
Total                              70,000           74,000
`
  expect(readDrawing(page)).toEqual([])
})

test('a category that is not included in the other scopes leaves the sum to Scope 3', () => {
  const page = `
Scope 3 (tCO2e)                                          2020        2021
Upstream T&D                                            2,000       2,100
Fuel- and energy-related (not incl. in Scope 1 or 2)      500         510
Purchased goods and services incl. water                9,000       9,100
Total                                                  11,500      11,710
`
  expect(readDrawing(page).filter((finding) => finding.includes('2021'))).toEqual([
    'scope3_cat1:2021=9100',
    'scope3_cat3:2021=510',
    'scope3_cat4:2021=2100',
    'scope3_total:2021=11710',
  ])
})

test('each method of Scope 2 stands behind its figure, and three scopes have three figures', () => {
  expect(
    readDrawing(
      'Scope 2 emissions amounted to 1,999 tCO2e (location-based) and 299 tCO2e (market-based) in 2021.',
    ),
  ).toEqual(['scope2_location:2021=1999', 'scope2_market:2021=299'])
  expect(
    readDrawing(
      'In 2021 our Scope 1, Scope 2 and Scope 3 emissions were 11,999, 1,998 and 111,999 tCO2e respectively.',
    ),
  ).toEqual(['scope1:2021=11999', 'scope2_unspecified:2021=1998', 'scope3_total:2021=111999'])
})

test('what customers avoid and what credits were bought for is no finding', () => {
  expect(
    readDrawing(
      'Our products help customers avoid Scope 3 emissions of 5 million tCO2e. We bought credits for Scope 1 emissions of 300 tCO2e.',
    ),
  ).toEqual([])
})
