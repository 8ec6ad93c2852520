import { expect, test } from 'vitest'
import { levels, mapHeight, mapWidth, projectionOf, within, writePlace } from './map-view.ts'

const nairobi = { latitude: -1.28, longitude: 36.82 }

test('the place a map is centred on is in its middle, and what is pointed at is found again', () => {
  for (const level of levels.keys()) {
    const projection = projectionOf(nairobi, level)
    const [x = 0, y = 0] = projection([nairobi.longitude, nairobi.latitude]) ?? []
    expect(x).toBeCloseTo(mapWidth / 2)
    expect(y).toBeCloseTo(mapHeight / 2)
    const [longitude = 0, latitude = 0] = projection.invert?.([x + 40, y - 30]) ?? []
    const again = projection([longitude, latitude]) ?? [0, 0]
    expect(again[0]).toBeCloseTo(x + 40, 1)
    expect(again[1]).toBeCloseTo(y - 30, 1)
  }
})

test('a mark moved over the edge of the world comes back on the other side, and stops before a pole', () => {
  expect(within(3, 181)).toEqual({ latitude: 3, longitude: -179 })
  expect(within(3, -540.5)).toEqual({ latitude: 3, longitude: 179.5 })
  expect(within(120, 0).latitude).toBe(85)
})

test('a place is written as people write it', () => {
  expect(writePlace(nairobi)).toBe('1.28° S, 36.82° E')
})
