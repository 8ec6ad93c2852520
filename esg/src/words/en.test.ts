import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Scope 1', 'scope 1 no emission'],
  ['Scope 1 emissions (tCO2e)', 'scope 1'],
  ['Direct (Scope 1) GHG emissions', 'scope 1'],
  ['Scope One emissions', 'scope 1'],
  ['Gross Scope 1 emissions', 'scope 1 gross'],
  ['Scope 2 (location-based)', 'scope 2 location no emission'],
  ['Scope 2 – market-based', 'scope 2 market no emission'],
  ['Scope 2 LBM', 'scope 2 location no emission'],
  ['Scope 2 emissions, market', 'scope 2 market'],
  ['Energy indirect (Scope 2) GHG emissions', 'scope 2'],
  ['Scope 2 (location-based and market-based)', 'scope 2 both methods no emission'],
  ['Scope 3', 'scope 3 no emission'],
  ['Other indirect (Scope 3) GHG emissions', 'scope 3'],
  ['Scopes 1, 2 and 3', 'scope 1+2+3 no emission'],
  ['Scope 1+2', 'scope 1+2 no emission'],
  ['Scopes 1-3', 'scope 1+2+3 no emission'],
  ['Direct emissions', 'direct'],
  ['Indirect emissions', 'indirect'],
  ['Other indirect emissions', 'other indirect'],
  ['Total GHG emissions', 'total'],
  ['Group total emissions', 'total whole'],
  ['Carbon footprint', 'total'],
  ['Category 1: Purchased goods and services', 'category 1 no emission'],
  ['Capital goods emissions', 'category 2'],
  ['Fuel- and energy-related activities emissions', 'category 3'],
  ['Upstream transportation and distribution emissions', 'category 4'],
  ['Waste generated in operations emissions', 'category 5'],
  ['Business travel emissions', 'category 6'],
  ['Employee commuting emissions', 'category 7'],
  ['Use of sold products emissions', 'category 11'],
  ['End-of-life treatment of sold products emissions', 'category 12'],
  ['Downstream leased assets emissions', 'category 13'],
  ['Investments emissions', 'category 15'],
  ['Category 1: Direct GHG emissions', 'scope 1 iso 1'],
  ['Category 2: Indirect GHG emissions from imported energy', 'scope 2 iso 2'],
  ['Total energy consumption', 'total energy no emission'],
  ['Energy from renewable sources', 'no emission'],
  ['GHG emissions intensity per employee', 'intensity'],
  ['Change in emissions vs 2019', 'change'],
  ['Scope 1 target', 'target scope 1 no emission'],
  ['Carbon credits retired', 'offset'],
  ['Net emissions', 'net'],
  ['Financed emissions', 'financed'],
  ['Share of Scope 1 emissions', 'share scope 1'],
  ['Methane emissions', 'other gas'],
  ['Biogenic CO2 emissions', 'biogenic'],
  ['Carbon price per tonne', 'intensity cost'],
  ['Number of sites', 'count no emission'],
  ['Scope 1 natural gas', 'scope 1 no emission source'],
  ['of which company fleet emissions', 'part of'],
  ['Scope 1 Europe', 'scope 1 no emission subset'],
  ['Baseline emissions', 'baseline'],
  ['Climate change', 'no emission'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for English', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'en')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['tCO2e', 1],
  ['thousand tonnes CO2e', 1000],
  ['million metric tons', 1000000],
  ['MMTCO2e', 1000000],
  ['kilotonnes', 1000],
  ['t CO2-e', 1],
  ['megawatt hours', 1],
  ['million kWh', 1000],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['tCO2e per employee'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['FY23', 2023],
  ['FY2020/3', 2020],
  ['2021/22', 2022],
  ['year ended 30 June 2023', 2023],
  ['Q4 2022', null],
  ['Q4', null],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
