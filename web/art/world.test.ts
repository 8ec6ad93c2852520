import { expect, test } from 'vitest'
import { countryMiddles } from './world.ts'

test('every country of the atlas that sells something has its place on the globe', () => {
  const middles = countryMiddles()
  expect(Object.keys(middles).length).toBeGreaterThan(200)
  for (const code of ['BR', 'KE', 'GB', 'FI', 'MX', 'ID', 'IS', 'IN', 'US', 'CD', 'TR', 'NO', 'FR', 'SG'])
    expect(middles, code).toHaveProperty(code)
  for (const [longitude = Number.NaN, latitude = Number.NaN] of Object.values(middles)) {
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
  }
})

test('Brazil lies west and south of Kenya, and Finland north of both', () => {
  const { BR = [], KE = [], FI = [] } = countryMiddles()
  expect(BR[0]).toBeLessThan(KE[0] ?? Number.NaN)
  expect(BR[1]).toBeLessThan(KE[1] ?? Number.NaN)
  expect(FI[1]).toBeGreaterThan(KE[1] ?? Number.NaN)
})
