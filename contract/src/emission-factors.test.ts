import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { isActivityUnit, kindOf } from './activity-units.ts'
import { factorSources, sourceOf } from './emission-factor.ts'
import { emissionFactors, factorSet, writeFactorSet } from './emission-factors.ts'

const known = new Map(activities.map((activity) => [activity.id, activity]))

test('every factor names a source with its licence, a known activity and a unit that activity comes in', () => {
  for (const factor of emissionFactors) {
    const { publisher, title, version, licence, url, gwp } = sourceOf(factor)
    for (const said of [publisher, title, version, licence, gwp, factor.where])
      expect(said, factor.id).not.toBe('')
    expect(url).toMatch(/^https:\/\//)
    expect(isActivityUnit(factor.unit), factor.id).toBe(true)
    expect(known.get(factor.activity)?.kinds, factor.id).toContain(kindOf(factor.unit))
    expect(factor.region).toMatch(/^([A-Z]{2}|WORLD)$/)
    expect(factor.year).toBeGreaterThan(2020)
  }
  expect(new Set(factorSources.map(({ id }) => id)).size).toBe(factorSources.length)
})

test('a value is a decimal with all its digits and never below zero; its gases add up to it as far as they are printed', () => {
  for (const { id, kg, gases, unit } of emissionFactors) {
    expect(kg, id).toMatch(/^\d{1,6}(\.\d{1,15})?$/)
    if (!gases) continue
    const sum = Number(gases.co2) + Number(gases.ch4) + Number(gases.n2o)
    // The flat file rounds each gas by itself; of a tonne of fuel its parts are given to the cent of a kilogram.
    expect(Math.abs(sum - Number(kg)), id).toBeLessThan(unit === 't' ? 0.02 : 0.00006)
  }
})

test('no factor stands twice, and every activity has one or is asked for', () => {
  expect(new Set(emissionFactors.map(({ id }) => id)).size).toBe(emissionFactors.length)
  const same = emissionFactors.map(({ activity, unit, region, year, note }) =>
    [activity, unit, region, year, note].join(),
  )
  expect(new Set(same).size).toBe(same.length)
  const used = new Set(emissionFactors.map(({ activity }) => activity))
  expect(activities.filter(({ id }) => !used.has(id))).toEqual([])
})

test('the fingerprint is the one of the values: whoever changes one gives the set a new name', () => {
  expect(createHash('sha256').update(writeFactorSet()).digest('hex')).toBe(factorSet.sha256)
})
