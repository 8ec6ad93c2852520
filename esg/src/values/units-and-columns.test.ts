import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('a unit in the sentence before a list counts for the list', () => {
  const page = `
GHG emissions in 2021 in '000 Metric Tonnes:
•  Scope 1      1,234
•  Scope 2      567
`
  expect(readDrawing(page)).toEqual(['scope1:2021=1234000', 'scope2_unspecified:2021=567000'])
})

test('a footnote digit glued to a scope is not part of its number', () => {
  const page = `
GHG emissions (tCO2e)          2021     2020
Scope 14                      1,234    1,111
Scope 25 (location-based)       567      555
Scope 36                      8,000    9,000
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1111',
    'scope1:2021=1234',
    'scope2_location:2020=555',
    'scope2_location:2021=567',
    'scope3_total:2020=9000',
    'scope3_total:2021=8000',
  ])
})

test('of country columns and a total, the total is the company', () => {
  const page = `
SECR                                        2021                            2020
                                  UK     Rest of World    Total     UK    Rest of World   Total
Scope 1 emissions (tCO2e)        100          900         1,000     90        810          900
Scope 2 emissions (tCO2e)         50          450           500     40        360          400
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=900',
    'scope1:2021=1000',
    'scope2_unspecified:2020=400',
    'scope2_unspecified:2021=500',
  ])
})

test('a scope in the title gives the total row its meaning', () => {
  const page = `
Scope 1 emissions by country (tonnes CO2e)
                          2021      2020
Germany                    500       600
France                     300       200
Total                      800       800

Scope 2 emissions by country, market-based (tonnes CO2e)
                          2021      2020
Germany                    50        60
France                     30        20
Total                      80        80
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=800',
    'scope1:2021=800',
    'scope2_market:2020=80',
    'scope2_market:2021=80',
  ])
})

test('scopes may be columns and sites rows: the total row is read', () => {
  const page = `
GHG inventory 2021 (tCO2e)
Site            Scope 1     Scope 2     Scope 3
Berlin            1,000       2,000       3,000
Paris               500         700         900
Total             1,500       2,700       3,900
`
  expect(readDrawing(page)).toEqual([
    'scope1:2021=1500',
    'scope2_unspecified:2021=2700',
    'scope3_total:2021=3900',
  ])
})

test('scopes may be columns and years rows', () => {
  const page = `
Greenhouse gas emissions (t CO2e)
Year        Scope 1     Scope 2     Scope 3      Total
2019          1,000       2,000       3,000      6,000
2020          1,100       2,100       3,100      6,300
2021          1,200       2,200       3,200      6,600
`
  expect(readDrawing(page)).toEqual([
    'scope1:2019=1000',
    'scope1:2020=1100',
    'scope1:2021=1200',
    'scope2_unspecified:2019=2000',
    'scope2_unspecified:2020=2100',
    'scope2_unspecified:2021=2200',
    'scope3_total:2019=3000',
    'scope3_total:2020=3100',
    'scope3_total:2021=3200',
    'total:2019=6000',
    'total:2020=6300',
    'total:2021=6600',
  ])
})

test('a bare 1, 2 or 3 under a head that says scope is a scope', () => {
  const page = `
GHG emissions (Scope)       Unit        2021      2020
1                           tCO2e      1,000     1,100
2 - location-based          tCO2e        500       600
2 - market-based            tCO2e        400       450
3                           tCO2e      9,000     9,100
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_location:2020=600',
    'scope2_location:2021=500',
    'scope2_market:2020=450',
    'scope2_market:2021=400',
    'scope3_total:2020=9100',
    'scope3_total:2021=9000',
  ])
})

test('direct and indirect emissions are Scopes 1 and 2', () => {
  const page = `
Environmental data                            Unit        2021      2020
Gross direct GHG emissions                    t CO2e     1,000     1,100
Gross indirect GHG emissions                  t CO2e       500       600
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
  ])
})

test('a page that writes 1.234,5 is read so', () => {
  const page = `
Treibhausgasemissionen in t CO2e        2021        2020
Scope 1                             12.345,6    11.111,1
Scope 2 (marktbasiert)               2.345,6     1.111,1
Scope 3                            112.345,0   211.111,1
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=11111.1',
    'scope1:2021=12345.6',
    'scope2_market:2020=1111.1',
    'scope2_market:2021=2345.6',
    'scope3_total:2020=211111.1',
    'scope3_total:2021=112345',
  ])
})

test('a missing first cell does not shift the years', () => {
  const page = `
GHG emissions (tCO2e)     2019     2020     2021
Scope 1                  1,000    1,100    1,200
Scope 2                    500      600      700
Scope 3                           9,000    9,900
`
  expect(readDrawing(page)).toEqual([
    'scope1:2019=1000',
    'scope1:2020=1100',
    'scope1:2021=1200',
    'scope2_unspecified:2019=500',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=700',
    'scope3_total:2020=9000',
    'scope3_total:2021=9900',
  ])
})

test('shares between the figures are left out', () => {
  const page = `
                           2021              2020
GHG emissions       tCO2e    % of total    tCO2e   % of total
Scope 1             1,000        10%       1,100      11%
Scope 2               500         5%         600       6%
Scope 3             8,500        85%       8,300      83%
Total              10,000       100%      10,000     100%
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1100',
    'scope1:2021=1000',
    'scope2_unspecified:2020=600',
    'scope2_unspecified:2021=500',
    'scope3_total:2020=8300',
    'scope3_total:2021=8500',
    'total:2020=10000',
    'total:2021=10000',
  ])
})

test('a column of changes is no figure', () => {
  const page = `
tCO2e                2020     2021    Change (%)
Scope 1             1,000    1,100      10.0
Scope 2               500      600      20.0
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=1000',
    'scope1:2021=1100',
    'scope2_unspecified:2020=500',
    'scope2_unspecified:2021=600',
  ])
})

test('a sentence with the previous year in brackets gives both', () => {
  const page = `
In 2021 our Scope 1 emissions were 12,345 tonnes CO2e (2020: 11,900 tonnes CO2e). Scope 2 emissions (market-based) amounted to 1,234 tCO2e.
`
  expect(readDrawing(page)).toEqual(['scope1:2020=11900', 'scope1:2021=12345', 'scope2_market:2021=1234'])
})

test('reductions, combined scopes and targets in a sentence are no figures', () => {
  const page = `
We reduced our Scope 1 emissions by 1,200 tonnes CO2e. Scope 1 and Scope 2 emissions were 5,000 tonnes. Our target is to cut Scope 1 emissions to 100 tonnes by 2030.
`
  expect(readDrawing(page)).toEqual([])
})

test('a unit set in two lines above the table is one unit', () => {
  const page = `
GHG emissions^1        2019     2020     2021
(thousand metric
tons CO2e)
Scope 1                 123      121      119
Scope 2
(market-based)           23       21       19
Scope 3
(categories 1–15)     1,123    1,121    1,119
`
  expect(readDrawing(page).filter((finding) => finding.includes('2021'))).toEqual([
    'scope1:2021=119000',
    'scope2_market:2021=19000',
    'scope3_total:2021=1119000',
  ])
})

test('beside all gases, carbon dioxide alone gives way', () => {
  const page = `
                                2020        2021
CO2 emissions Scope 1 (t)     12,000      11,900
CO2e emissions Scope 1 (t)    12,111      11,999
`
  expect(readDrawing(page)).toEqual(['scope1:2020=12111', 'scope1:2021=11999'])
})

test('a note below a table gives the unit of all of it', () => {
  const page = `
Greenhouse gas emissions     2021      2020
Scope 1                     119.4     121.2
Scope 2 (market-based)       19.3      21.1
Scope 3                   1,119.0   1,121.5

All emissions are given in kt CO2e.
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=121200',
    'scope1:2021=119400',
    'scope2_market:2020=21100',
    'scope2_market:2021=19300',
    'scope3_total:2020=1121500',
    'scope3_total:2021=1119000',
  ])
})
