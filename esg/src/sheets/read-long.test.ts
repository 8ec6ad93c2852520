import { expect, test } from 'vitest'
import { ofSheet, ofText } from '../../testing/read-made.ts'

test('columns may stand in any order, and a page or a count is not the value', async () => {
  expect(
    await ofText(`id;unit;page;value;metric;company;year
1;tCO2e;23;10111;Scope 1;Acme;2023
2;tCO2e;23;11222;Scope 1;Acme;2022
3;tCO2e;24;2111;Scope 2 (market-based);Acme;2023
4;tCO2e;24;2222;Scope 2 (market-based);Acme;2022
5;tCO2e;25;;Scope 3;Acme;2023
`),
  ).toEqual(['scope1:2022=11222', 'scope1:2023=10111', 'scope2_market:2022=2222', 'scope2_market:2023=2111'])
})

test('a row that is the sum of the others is the whole, in any language', async () => {
  expect(
    await ofText(`Jahr;Standort;Bereich;Menge (t CO2e)
2023;Werk A;Scope 1;4000
2023;Werk B;Scope 1;2500
2023;Alles zusammen;Scope 1;6500
2022;Werk A;Scope 1;4100
2022;Werk B;Scope 1;2600
2022;Alles zusammen;Scope 1;6700
`),
  ).toEqual(['scope1:2022=6700', 'scope1:2023=6500'])
})

test('without a sum of their own rows are added up, and it is said so', async () => {
  expect(
    await ofSheet([
      ['Year', 'Scope', 'Category', 'Tonnes CO2e'],
      [2023, 'Scope 1', 'Natural gas', 4000.5],
      [2023, 'Scope 1', 'Fleet', 2500],
      [2023, 'Scope 3', 'Business travel', 120],
      [2023, 'Scope 3', 'Purchased goods and services', 88000],
      [2022, 'Scope 1', 'Natural gas', 4100],
      [2022, 'Scope 1', 'Fleet', 2600],
    ]),
  ).toEqual([
    'scope1:2022=6700',
    'scope1:2023=6500.5',
    'scope3_cat1:2023=88000',
    'scope3_cat6:2023=120',
    'scope3_total:2023=88120',
  ])
})

test('days stand for their years, and months are added up', async () => {
  expect(
    await ofText(`date,scope,tCO2e
2023-01-31,Scope 1,100.5
2023-02-28,Scope 1,110.5
2023-03-31,Scope 1,90
2022-12-31,Scope 1,400
2022-11-30,Scope 1,410
`),
  ).toEqual(['scope1:2022=810', 'scope1:2023=301'])
})

test('a long file in Spanish with decimal commas', async () => {
  expect(
    await ofText(`Año;Alcance;Concepto;Valor;Unidad
2023;Alcance 1;Gas natural;1.204,50;tCO2e
2023;Alcance 1;Vehículos;300,25;tCO2e
2022;Alcance 1;Gas natural;1.300,00;tCO2e
2022;Alcance 1;Vehículos;310,00;tCO2e
`),
  ).toEqual(['scope1:2022=1610', 'scope1:2023=1504.75'])
})

test('years in rows with a scope in each column are a table and no long file', async () => {
  expect(
    await ofText(`Year,Scope 1 (tCO2e),Scope 2 location-based (tCO2e),Scope 3 (tCO2e)
2023,10111,4111,88111
2022,11222,4222,89222
2021,12333,4333,90333
`),
  ).toEqual([
    'scope1:2021=12333',
    'scope1:2022=11222',
    'scope1:2023=10111',
    'scope2_location:2021=4333',
    'scope2_location:2022=4222',
    'scope2_location:2023=4111',
    'scope3_total:2021=90333',
    'scope3_total:2022=89222',
    'scope3_total:2023=88111',
  ])
})
