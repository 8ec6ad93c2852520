import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('a category in brackets behind Scope 3 is that category, and not the whole of it', () => {
  const found = readDrawing(`
GHG emissions (tCO2e)              2021        2020
Scope 1                          12,345      12,999
Scope 3 (business travel)           311         322
Scope 3: category 7 only            211         222
`)
  expect(found).toEqual([
    'scope1:2020=12999',
    'scope1:2021=12345',
    'scope3_cat6:2020=322',
    'scope3_cat6:2021=311',
    'scope3_cat7:2020=222',
    'scope3_cat7:2021=211',
  ])
})

test('several categories in brackets say what Scope 3 is made of', () => {
  const found = readDrawing(`
GHG emissions (tCO2e)                           2021        2020
Scope 3 (business travel, waste, commuting)    1,311       1,322
`)
  expect(found).toEqual(['scope3_total:2020=1322', 'scope3_total:2021=1311'])
})

test('where every column is a part of the company, none stands for the whole', () => {
  expect(
    readDrawing(`
                                            2021                           2020
                                   UK      Global (exc. UK)       UK      Global (exc. UK)
Scope 1 (tCO2e)                 1,345              11,000      1,999              11,000
Scope 2 location-based (tCO2e)    111               2,000        222               2,000
`),
  ).toEqual([])
})

test('a sum below the last scope that all scopes add up to is the total', () => {
  const found = readDrawing(`
                                                     2021          2020
Scope 1 emissions in metric tonnes CO2e
Gas consumption                                    111.11        122.22
Owned transport                                     11.11         12.22
Total scope 1                                      122.22        134.44
Scope 2 emissions in metric tonnes CO2e
Purchased electricity                              211.11        222.22
Scope 3 emissions in metric tonnes CO2e
Business travel in employee-owned vehicles          11.11         12.22
Total gross emissions in metric tonnes CO2e        344.44        368.88
`)
  expect(found.filter((finding) => /^(?:total|scope3_total)/.test(finding))).toEqual([
    'total:2020=368.88',
    'total:2021=344.44',
  ])
})

test('two figures in one cell are the two methods, in the order the head names them', () => {
  const pairs = `
GHG emissions (tCO2e)              2021             2020
                                LB / MB          LB / MB
Scope 1                          12,345           12,999
Scope 2                     2,111 / 311      2,222 / 322
`
  expect(readDrawing(pairs)).toEqual([
    'scope1:2020=12999',
    'scope1:2021=12345',
    'scope2_location:2020=2222',
    'scope2_location:2021=2111',
    'scope2_market:2020=322',
    'scope2_market:2021=311',
  ])
  expect(
    readDrawing(pairs.replaceAll('LB / MB', '       ')).filter((finding) => finding.includes('scope2')),
  ).toEqual([])
})

test('how a figure changed may stand behind it in its cell', () => {
  expect(
    readDrawing(`
GHG emissions (tCO2e)       2020              2021
Scope 1                   12,999    12,345 (-5.0%)
Scope 3                   98,111     99,111 ▲ 1 %
`),
  ).toEqual(['scope1:2020=12999', 'scope1:2021=12345', 'scope3_total:2020=98111', 'scope3_total:2021=99111'])
})

test('of a total by each method, the one by the market is read', () => {
  expect(
    readDrawing(`
tCO2e                                        2021
Scope 1                                    12,345
Scope 2, location-based                     2,111
Scope 2, market-based                         711
Scope 3                                    97,111
Total GHG emissions (location-based)      111,567
Total GHG emissions (market-based)        110,167
`),
  ).toContain('total:2021=110167')
})
