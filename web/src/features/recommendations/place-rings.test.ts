import { expect, test } from 'vitest'
import { placeRings } from './place-rings.ts'

const frame = { left: 0, right: 400, top: 0, ground: 300 }

test('a ring stands on its place where nothing is bought there', () => {
  expect(placeRings([{ x: 50, y: 60 }], [{ x: 200, y: 200, radius: 17 }], frame)).toEqual([{ x: 50, y: 60 }])
})

test('a ring does not hide what is bought, nor another ring', () => {
  const disc = { x: 200, y: 200, radius: 17 }
  const rings = placeRings(
    [
      { x: 196, y: 196 },
      { x: 198, y: 198 },
    ],
    [disc],
    frame,
  )
  for (const { x, y } of rings) expect(Math.hypot(x - disc.x, y - disc.y)).toBeGreaterThan(26)
  const [one, other] = rings
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(18)
})

test('a ring stands off the line of the cheapest baskets, and on it only where nothing else is free', () => {
  const line = Array.from({ length: 30 }, (_, at) => ({ x: 200, y: at * 10, radius: 4 }))
  const [ring] = placeRings([{ x: 200, y: 150 }], [], frame, line)
  expect(Math.abs((ring?.x ?? 200) - 200)).toBeGreaterThan(13)
  const tight = { left: 185, right: 215, top: 140, ground: 160 }
  expect(placeRings([{ x: 200, y: 150 }], [], tight, line)).toEqual([{ x: 200, y: 150 }])
})
