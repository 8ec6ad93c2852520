import { geoContains } from 'd3-geo'
import { expect, test } from 'vitest'
import { atlas } from './atlas.ts'

test('land is land and sea is sea, on continents and on islands', () => {
  const { land, borders } = atlas()
  for (const [name, place] of Object.entries({
    Nairobi: [36.82, -1.28],
    Manaus: [-60.02, -3.1],
    Reykjavik: [-21.8, 64.1],
    Mauritius: [57.55, -20.3],
  } satisfies Record<string, [number, number]>))
    expect(geoContains(land, place), name).toBe(true)
  for (const place of [
    [-30, 0],
    [80, -40],
    [-150, 20],
  ] satisfies [number, number][])
    expect(geoContains(land, place)).toBe(false)
  expect(borders.coordinates.length).toBeGreaterThan(150)
})
