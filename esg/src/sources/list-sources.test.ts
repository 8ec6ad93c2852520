import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { emissionFactors } from './emission-factors.ts'

const csv = (text: string) => ({ name: 'data.csv', bytes: Buffer.from(text) })

test('the shares of the sources of a year add up to one', async () => {
  const { sources } = await analyse(
    csv(
      'tCO2e,2021\nScope 1,100\nScope 2 (market-based),50\nScope 2 (location-based),80\nScope 3,850\nScope 3: Business travel,350',
    ),
  )
  expect(sources.map(({ name, tonnes }) => [name, tonnes])).toEqual([
    ['Value chain, not broken down', 500],
    ['Business travel', 350],
    ['Direct emissions', 100],
    ['Purchased energy', 50],
  ])
  expect(sources.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 3)
})

test('activities without emissions are multiplied by published factors, each named', async () => {
  const { findings, sources } = await analyse(
    csv(
      'Energy use UK sites,Unit,2021\nElectricity,kWh,100000\nNatural gas,kWh,50000\nDiesel,litres,1000\nBusiness flights,km,20000',
    ),
  )
  expect(findings.filter(({ unit }) => unit === 'tCO2e')).toEqual([])
  const of = (name: string) => sources.find((source) => source.name === name)
  expect(of('Electricity')?.tonnes).toBeCloseTo(20.7074, 3)
  expect(of('Natural gas')?.tonnes).toBeCloseTo(50000 * 0.0036 * 0.0561, 3)
  expect(of('Diesel')?.tonnes).toBeCloseTo(10.21 / 3.785411784, 3)
  expect(of('Business flights')?.scope).toBe(3)
  for (const { computed } of sources)
    expect(computed?.factorSource).toMatch(/(IPCC|EPA|UK Government|Ember).*\d{4}/)
})

test('every factor is positive and says where it was published', () => {
  for (const factor of Object.values(emissionFactors)) {
    expect(factor.kilograms).toBeGreaterThan(0)
    expect(factor.source.length).toBeGreaterThan(20)
    expect(factor.year).toBeGreaterThan(2000)
  }
})

test('the parts of a scope are its sources where they add up to it, and only then', async () => {
  const { sources } = await analyse(
    csv(
      'tCO2e,2021\nScope 1,100\n Stationary combustion,60\n Mobile combustion,30\n Fugitive emissions,10\nScope 2 (market-based),50\n Electricity,20\n Steam,10',
    ),
  )
  expect(sources.map(({ name, scope, tonnes }) => [name, scope, tonnes])).toEqual([
    ['Stationary combustion', 1, 60],
    ['Purchased energy', 2, 50],
    ['Mobile combustion', 1, 30],
    ['Fugitive emissions', 1, 10],
  ])
})
