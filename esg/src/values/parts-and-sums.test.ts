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

test('a column of remarks between labels and figures says nothing of them', () => {
  const found = readDrawing(`
                              Unit     Assurance      2021        2020
Scope 1                      tCO2e            LA    12,345      12,999
Scope 2 – LBM                tCO2e            LA     2,111       2,222
Scope 2 – MBM                tCO2e            LA       311         322
`)
  expect(found).toEqual([
    'scope1:2020=12999',
    'scope1:2021=12345',
    'scope2_location:2020=2222',
    'scope2_location:2021=2111',
    'scope2_market:2020=322',
    'scope2_market:2021=311',
  ])
})

test('under each scope its countries are no remarks', () => {
  expect(
    readDrawing(`
tCO2e                                   2021        2020
Scope 1             Leipzig           10,345      10,999
Scope 1             Lyon               2,000       2,000
Scope 2             Leipzig            1,111       1,222
Scope 2             Lyon               1,000       1,000
`),
  ).toEqual([])
})

test('categories below the sum of Scope 3 are emissions, whatever stands beside them', () => {
  const found = readDrawing(`
Category                                                  Status      2021      2020
3.1 Purchased goods and services            Relevant, calculated    60,111    61,111
3.2 Capital goods                           Relevant, calculated    10,000    11,000
3.8 Upstream leased assets                          Not relevant         -         -
3.15 Investments                            Relevant, calculated     5,000     5,100
Total Scope 3 (tCO2e)                                               75,111    77,211
`)
  expect(found.filter((finding) => finding.includes('2021'))).toEqual([
    'scope3_cat15:2021=5000',
    'scope3_cat1:2021=60111',
    'scope3_cat2:2021=10000',
    'scope3_total:2021=75111',
  ])
})

test('the market-based figure after certificates is market-based, and one after offsets is none', () => {
  const found = readDrawing(`
tCO2e                                        2021        2020
Scope 2 (location-based)                    2,111       2,222
Scope 2 (market-based, after RECs)            311         322
Scope 1 (after offsets)                        11          22
`)
  expect(found).toEqual([
    'scope2_location:2020=2222',
    'scope2_location:2021=2111',
    'scope2_market:2020=322',
    'scope2_market:2021=311',
  ])
})

test('what suppliers emit is not the company’s own', () => {
  expect(
    readDrawing(`
Emissions of our suppliers (MtCO2e)      2021      2020
Supplier Scope 1                         12.3      12.9
Suppliers' Scope 2                        2.1       2.2
`),
  ).toEqual([])
})

const sources = Array.from({ length: 9 }, (_, at) => `Building ${at}                           2,613`)
const byScope = `
Emissions by scope (tCO2e)            2021
Scope 1                             12,636
Scope 2                             13,882
Scope 3                              1,601
`

test('a total smaller than the scopes leaves its place to the next', () => {
  const found = readDrawing(`
Emissions by source                   2021
${sources.join('\n')}
Steam                                3,001
Commuting                            1,601
Total                               28,350

${byScope}

Air travel (tCO2e)                    2021
Total emissions                        748
`)
  expect(found).toContain('total:2021=28350')
})

test('a doubtful category larger than Scope 3 is that of somebody else', () => {
  const found = readDrawing(`
Emissions of the city                 2021
${sources.join('\n')}
Air travel                          10,711
Employee commuting                  70,716

${byScope}`)
  expect(found).toEqual(['scope1:2021=12636', 'scope2_unspecified:2021=13882', 'scope3_total:2021=1601'])
})

test('a heading that begins with its scope ends the row above, in small letters too', () => {
  const found = readDrawing(`
GHG emissions (tCO2e)                 2021      2020
Gas                                  7,000     7,100
Fleet                                5,345     5,899
Total scope1                        12,345    12,999
scope2, market-based
Offices                              1,000     1,100
Plants                               1,111     1,122
Totals                               2,111     2,222
`)
  expect(found).toEqual([
    'scope1:2020=12999',
    'scope1:2021=12345',
    'scope2_market:2020=2222',
    'scope2_market:2021=2111',
  ])
})
