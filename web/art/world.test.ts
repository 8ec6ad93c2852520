import { expect, test } from 'vitest'
import { worldPlaces } from './world.ts'

test('every country of the atlas that sells something has its place on the sheet', () => {
  const places = worldPlaces()
  expect(Object.keys(places).length).toBeGreaterThan(200)
  for (const code of ['BR', 'KE', 'GB', 'FI', 'MX', 'ID', 'IS', 'IN', 'US', 'CD', 'TR', 'NO', 'FR', 'SG'])
    expect(places, code).toHaveProperty(code)
  for (const [x, y] of Object.values(places)) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(100)
    expect(Number.isFinite(y)).toBe(true)
  }
})

test('Brazil lies west and south of Kenya, and Finland north of both', () => {
  const { BR, KE, FI } = worldPlaces()
  if (!BR || !KE || !FI) throw new Error('a country is missing')
  expect(BR[0]).toBeLessThan(KE[0])
  expect(BR[1]).toBeGreaterThan(KE[1])
  expect(FI[1]).toBeLessThan(KE[1])
})
