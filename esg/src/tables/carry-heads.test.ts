import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { choose } from '../scoring/choose.ts'
import { collect } from '../values/collect.ts'

const first = `
GHG emissions (tCO2e)              2021        2020
Scope 1                           1,000       1,100
Scope 2 (location-based)            500         600
`
const second = `
Scope 3                           9,000       9,500
Total Scope 1, 2 and 3           10,500      11,200
`
const read = (...drawings: string[]) =>
  choose(
    collect(
      drawings.map((drawing, at) => drawPage(drawing, at + 1)),
      2021,
      2026,
    ),
  )
    .map(({ metric, year, value, best }) => `${metric}:${year}=${value} p${best.page.number}`)
    .sort()

test('a table that goes on over the page keeps its years and its unit', () => {
  expect(read(first, second)).toEqual([
    'scope1:2020=1100 p1',
    'scope1:2021=1000 p1',
    'scope2_location:2020=600 p1',
    'scope2_location:2021=500 p1',
    'scope3_total:2020=9500 p2',
    'scope3_total:2021=9000 p2',
    'total:2020=11200 p2',
    'total:2021=10500 p2',
  ])
})

test('columns at other places are another table', () => {
  const shifted = second.replace(/^/gm, '         ')
  expect(
    read(first, shifted).filter((finding) => finding.includes('2020') && finding.endsWith('p2')),
  ).toEqual([])
})
