import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

test('LB and MB are methods, and LB is no pound', () => {
  const page = `
GHG emissions (tCO2e)        2021      2020
Scope 2 (LB)                4,210     4,310
Scope 2 (MB)                2,210     3,310
`
  expect(readDrawing(page)).toEqual([
    'scope2_location:2020=4310',
    'scope2_location:2021=4210',
    'scope2_market:2020=3310',
    'scope2_market:2021=2210',
  ])
})

test('a question names the unit, its answers the method', () => {
  const page = `
(C6.3) What were your organization's gross global Scope 2 emissions in metric tons CO2e?

Reporting year
Scope 2, location-based
33,210
Scope 2, market-based (if applicable)
20115
`
  expect(readDrawing(page)).toEqual(['scope2_location:2021=33210', 'scope2_market:2021=20115'])
})

test('an answer below the name of a category is that category', () => {
  const page = `
(C6.5) Account for your organization's gross global Scope 3 emissions.

Purchased goods and services

Evaluation status
Relevant, calculated

Emissions in reporting year (metric tons CO2e)
120345

Business travel

Evaluation status
Relevant, calculated

Emissions in reporting year (metric tons CO2e)
890
`
  expect(readDrawing(page)).toEqual(['scope3_cat1:2021=120345', 'scope3_cat6:2021=890'])
})

test('an index that answers with figures and pages gives the figures', () => {
  const page = `
GRI Standard    Disclosure                                     Answer                         Page
GRI 305         305-1 Direct (Scope 1) GHG emissions           12,345 tCO2e                     58
GRI 305         305-2 Energy indirect (Scope 2) GHG emissions  8,765 tCO2e (market-based)       58
`
  expect(readDrawing(page)).toEqual(['scope1:2021=12345', 'scope2_market:2021=8765'])
})

test('of base year, comparison, year and milestones, the year is read', () => {
  const page = `
                                                    Retrospective                          Milestones and target years
                                                 Base year   Comparative     2024    % N / N-1     2025     2030    (2050)
Gross Scope 1 GHG emissions (tCO2eq)                52,100        48,900   45,200          -8%   44,000   30,000         0
Gross market-based Scope 2 GHG emissions (tCO2eq)   21,100        19,900   18,200          -9%   17,000   10,000         0
`
  expect(readDrawing(page, 2024)).toEqual(['scope1:2024=45200', 'scope2_market:2024=18200'])
})

test('beside the milestones of a far year, the near one is a milestone too', () => {
  const page = `
                                        2023     2024     % 2024/2023     2025     2030     2050
Gross Scope 1 GHG emissions (tCO2eq)  48,900   45,200             -8%   44,000   30,000        0
`
  expect(readDrawing(page, 2024)).toEqual(['scope1:2023=48900', 'scope1:2024=45200'])
})

test('as many columns for each year: none goes over to its neighbour', () => {
  const page = `
                              2022                                2021
                   UK    Global (excluding UK)    Total      UK    Global (excluding UK)    Total
Scope 1 tCO2e   1,200                    4,230    5,430   1,300                    4,300    5,600
`
  expect(readDrawing(page, 2022)).toEqual(['scope1:2021=5600', 'scope1:2022=5430'])
})

test('sources that name their scope are parts of it, and the year may have its unit beside it', () => {
  const page = `
Source                          Scope      2021 tCO2e    2020 tCO2e
Natural gas                     Scope 1         1,000         1,100
Fleet                           Scope 1           500           600
Electricity                     Scope 2         2,000         2,200
`
  expect(readDrawing(page)).toEqual(['scope2_unspecified:2020=2200', 'scope2_unspecified:2021=2000'])
})

test('the only row of a scope is the scope, whatever it is named after', () => {
  const page = `
                                                    2021     2020
Emissions, fuel combustion (Scope 1), tCO2e       12,100   12,900
Emissions from electricity, location-based, tCO2e  9,200    9,900
`
  expect(readDrawing(page)).toEqual([
    'scope1:2020=12900',
    'scope1:2021=12100',
    'scope2_location:2020=9900',
    'scope2_location:2021=9200',
  ])
})

test('a sum that names its method names that of the Scope 2 in it', () => {
  const page = `
GHG emissions (tCO2e)                        2021
Scope 1                                     1,210
Scope 2                                     4,210
Total Scope 1 and 2 (market-based)          5,420
`
  expect(readDrawing(page)).toEqual(['scope1:2021=1210', 'scope2_market:2021=4210'])
})

test('in a sentence with two figures, each has its scope', () => {
  const narrative =
    'Our footprint for 2021 was 15,300 tCO2e, comprising 10,100 tCO2e of Scope 1 and 5,200 tCO2e of Scope 2 (market-based) emissions.'
  expect(readDrawing(narrative)).toEqual(['scope1:2021=10100', 'scope2_market:2021=5200'])
  const pair =
    'In 2021 our Scope 1 and Scope 2 (location-based) emissions were 10,100 tonnes CO2e and 5,200 tonnes CO2e respectively.'
  expect(readDrawing(pair)).toEqual(['scope1:2021=10100', 'scope2_location:2021=5200'])
})

test('avoided emissions, credits and what is left after them are no findings', () => {
  const page = `
tCO2e                                        2021      2020
Scope 1                                    10,200    11,000
Biogenic CO2 emissions (outside scopes)     5,000     5,100
Avoided emissions (Scope 4)               910,000   880,000
Carbon offsets                            (2,000)   (1,000)
Total net emissions                         8,200    10,000
`
  expect(readDrawing(page)).toEqual(['scope1:2020=11000', 'scope1:2021=10200'])
})
