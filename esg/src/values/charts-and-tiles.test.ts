import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('a chart of one scope: each year has the figure over it', () => {
  const page = `
Scope 1 emissions (tCO2e)                      Scope 2 emissions, market-based (tCO2e)

            12,811                                         2,811
12,345                                         2,345
                        11,999                                         1,999

2019        2020        2021                   2019        2020        2021
`
  expect(readDrawing(page)).toEqual([
    'scope1:2019=12345',
    'scope1:2020=12811',
    'scope1:2021=11999',
    'scope2_market:2019=2345',
    'scope2_market:2020=2811',
    'scope2_market:2021=1999',
  ])
})

test('bars may lie: each figure stands beside its year', () => {
  const page = `
Scope 3 emissions
thousand tonnes CO2e

2021      ------------    11.9
2020      ---------------     12.8
2019      --------------    12.3
`
  expect(readDrawing(page)).toEqual([
    'scope3_total:2019=12300',
    'scope3_total:2020=12800',
    'scope3_total:2021=11900',
  ])
})

test('the scale of a chart is no figure', () => {
  const page = `
Scope 1 GHG emissions (thousand tonnes CO2e)
150
              121.1       119.9       118.5
100

50

0
              2019        2020        2021
`
  expect(readDrawing(page)).toEqual(['scope1:2019=121100', 'scope1:2020=119900', 'scope1:2021=118500'])
})

test.each([
  'Scope 1 and 2 emissions (tCO2e)',
  'Scope 1 intensity (tCO2e per £m)',
  'Scope 1 reduction (tCO2e)',
])('a chart of “%s” holds no finding', (title) => {
  const page = `
${title}

  12,345      13,451      11,110
  2019        2020        2021
`
  expect(readDrawing(page)).toEqual([])
})

test('a sum over stacked bars is no part of them', () => {
  const page = `
GHG emissions (ktCO2e)
     1,560       1,500       1,430
     1,000         980         940
       360         330         310
       200         190         180
      2019        2020        2021
   Scope 1      Scope 2     Scope 3
`
  expect(readDrawing(page).filter((finding) => finding.includes('2021'))).toEqual([
    'scope1:2021=180000',
    'scope2_unspecified:2021=310000',
    'scope3_total:2021=940000',
  ])
})

test('a figure with its unit may stand before its words', () => {
  const page = `
12,345 tCO2e     Scope 1 emissions in 2021
100,000 tCO2e    Scope 2 emissions in 2021 (location-based)
`
  expect(readDrawing(page)).toEqual(['scope1:2021=12345', 'scope2_location:2021=100000'])
})

test('years at the left edge of wide columns, figures at the right', () => {
  const page = `
GHG emissions                 2019                     2020                     2021
tCO2e
Scope 1                                 12,345                   12,111                   11,999
Scope 2 (market-based)                     345                      311                      299
`
  expect(readDrawing(page)).toEqual([
    'scope1:2019=12345',
    'scope1:2020=12111',
    'scope1:2021=11999',
    'scope2_market:2019=345',
    'scope2_market:2020=311',
    'scope2_market:2021=299',
  ])
})

test('a year alone on a line heads the rows below it', () => {
  const page = `
2021
Scope 1                11,999 tCO2e
Scope 2                 1,999 tCO2e
2020
Scope 1                12,111 tCO2e
Scope 2                 2,111 tCO2e
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=12111',
    'scope1:2021=11999',
    'scope2_unspecified:2020=2111',
    'scope2_unspecified:2021=1999',
  ])
})

test('of a year as reported and as restated, the restated one counts', () => {
  const page = `
                                      2020           2020
tCO2e                             (reported)     (restated)       2021
Scope 1                              12,345         12,111       11,999
Scope 2 (market-based)                2,345          2,111        1,999
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=12111',
    'scope1:2021=11999',
    'scope2_market:2020=2111',
    'scope2_market:2021=1999',
  ])
})

test('the year before in brackets tells which year the figure is of', () => {
  const page = `
• Scope 1: 12,345 tCO2e (2020: 12,811 tCO2e)
• Scope 2 (location-based): 2,345 tCO2e (2020: 2,811 tCO2e)
• Scope 2 (market-based): 345 tCO2e (2020: 0 tCO2e)
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=12811',
    'scope1:2021=12345',
    'scope2_location:2020=2811',
    'scope2_location:2021=2345',
    'scope2_market:2020=0',
    'scope2_market:2021=345',
  ])
})

test('the words of a tile may take two lines, above or below its figure', () => {
  const below = `
11,999                         1,998
tonnes of CO2e                 tonnes of CO2e
Scope 1                        Scope 2
(direct emissions)             (market-based)
`
  const above = `
Scope 1                        Scope 2
direct emissions               market-based
11,999 tCO2e                   1,998 tCO2e
`
  for (const page of [below, above])
    expect(readDrawing(page)).toEqual(['scope1:2021=11999', 'scope2_market:2021=1998'])
})

test('a share behind a figure and dots before it are no part of it', () => {
  const page = `
GHG emissions 2021 (tCO2e)
Scope 1      11,999 (10%)
Scope 3     111,999 (90%)
`
  expect(readDrawing(page)).toEqual(['scope1:2021=11999', 'scope3_total:2021=111999'])
  expect(readDrawing('Scope 1 emissions ........................ 11,999 tCO2e')).toEqual([
    'scope1:2021=11999',
  ])
})
