import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMultiplier, readUnit } from './read-unit.ts'

test.each([
  ['tCO2e', 1],
  ['t CO₂-eq', 1],
  ['metric tons CO2 eqv', 1],
  ['tonnes CO2e', 1],
  ['kt CO2', 1e3],
  ["1'000 tonnes", 1e3],
  ['(10^3 tonnes CO2e)', 1e3],
  ['in 1,000 t', 1e3],
  ["'000 tonnes", 1e3],
  ['thousand tonnes of CO2e', 1e3],
  ['MM MT CO2e', 1e6],
  ['Million metric tons of CO2 equivalents', 1e6],
  ['Mio. t CO2e', 1e6],
  ['万t-CO2', 1e4],
  ['kg CO2e', 1e-3],
  ['lbs of CO2', 0.00045359237],
  ['short tons CO2e', 0.90718474],
  ['MTCE', 44 / 12],
])('%s counts %d tonnes', (text, factor) => {
  expect(readUnit(text, 'mass')).toMatchObject({ kind: 'mass', factor })
})

test.each([
  ['MWh', 1],
  ['kWh', 1e-3],
  ['GWh', 1e3],
  ['GJ', 1 / 3.6],
  ['TJ', 1000 / 3.6],
  ["1'000 GJ", 1000 / 3.6],
  ['billions of BTUs', 293.07107],
  ['MMBtu', 0.29307107],
])('%s counts %d MWh', (text, factor) => {
  const unit = readUnit(text, 'energy')
  expect(unit?.kind).toBe('energy')
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each([
  'tCO2e/MM$ revenue',
  'kg CO2e per vehicle',
  't CO2e / € M',
  'MWh per CHF million revenue',
  'tCO2-e/',
])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test('tonnes a year are tonnes', () => {
  expect(readUnit('tonnes CO2e per year')).toMatchObject({ kind: 'mass', factor: 1 })
})

test('Mt is left open until the figures are known', () => {
  expect(readUnit('MtCO2e')).toMatchObject({ ambiguous: true })
  expect(readUnit('metric tonnes (mt)')).toMatchObject({ ambiguous: false, factor: 1 })
})

test('a caption with two units gives the one that is asked for', () => {
  const caption = 'Energy (TJ) and GHG emissions (ktCO2-e)'
  expect(readUnit(caption, 'energy')).toMatchObject({ kind: 'energy' })
  expect(readUnit(caption, 'mass')).toMatchObject({ kind: 'mass', factor: 1e3 })
})

test('"in thousands" multiplies a unit named elsewhere', () => {
  expect(readMultiplier('Figures in thousands')).toBe(1e3)
  expect(readMultiplier('in thousand tonnes')).toBeNull()
})

test('no text makes the reader throw, and every factor is positive', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const unit = readUnit(text)
      expect(unit === null || unit.factor > 0).toBe(true)
    }),
  )
})
