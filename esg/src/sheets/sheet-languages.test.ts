import { expect, test } from 'vitest'
import { ofSheet, ofText } from '../../testing/read-made.ts'

test('Japanese: fiscal years and scopes', async () => {
  expect(
    await ofSheet([
      ['温室効果ガス排出量', '単位', '2022年度', '2023年度'],
      ['スコープ1', 't-CO2', 11222, 10111],
      ['スコープ2(マーケット基準)', 't-CO2', 2222, 2111],
      ['スコープ3', '千t-CO2', 89.2, 88.1],
    ]),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_market:2022=2222',
    'scope2_market:2023=2111',
    'scope3_total:2022=89200',
    'scope3_total:2023=88100',
  ])
})

test('Chinese: a table of emissions in tonnes', async () => {
  expect(
    await ofSheet([
      ['温室气体排放', '单位', '2023年', '2022年'],
      ['范围一排放', '吨二氧化碳当量', 10111, 11222],
      ['范围二排放', '吨二氧化碳当量', 4111, 4222],
    ]),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_unspecified:2022=4222',
    'scope2_unspecified:2023=4111',
  ])
})

test('Korean: scopes with the unit in a column', async () => {
  expect(
    await ofSheet([
      ['구분', '단위', '2022년', '2023년'],
      ['온실가스 배출량 Scope 1', 'tCO2eq', 11222, 10111],
      ['온실가스 배출량 Scope 2', 'tCO2eq', 4222, 4111],
    ]),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_unspecified:2022=4222',
    'scope2_unspecified:2023=4111',
  ])
})

test('German: decimal commas and thousands of tonnes in the title', async () => {
  expect(
    await ofText(`Treibhausgasemissionen (in Tsd. t CO2e);2023;2022
Scope 1;10,1;11,2
Scope 2 (marktbasiert);2,1;2,2
Scope 3;881,25;892,5
`),
  ).toEqual([
    'scope1:2022=11200',
    'scope1:2023=10100',
    'scope2_market:2022=2200',
    'scope2_market:2023=2100',
    'scope3_total:2022=892500',
    'scope3_total:2023=881250',
  ])
})

test('French: spaces between thousands, tabs between cells', async () => {
  expect(
    await ofText(`Émissions de GES\tUnité\t2023\t2022
Scope 1\ttCO2e\t10 111\t11 222
Scope 3\ttCO2e\t88 111,5\t89 222,4
`),
  ).toEqual([
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope3_total:2022=89222.4',
    'scope3_total:2023=88111.5',
  ])
})

test('Spanish: alcances and pipes between cells', async () => {
  expect(
    await ofText(`Emisiones de GEI | Unidad | 2023 | 2022
Alcance 1 | tCO2e | 10111 | 11222
Alcance 3 | tCO2e | 88111 | 89222
`),
  ).toEqual(['scope1:2022=11222', 'scope1:2023=10111', 'scope3_total:2022=89222', 'scope3_total:2023=88111'])
})
