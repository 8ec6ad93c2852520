import { expect, test } from 'vitest'
import { boundLook, coverScale, fitMap } from './fit-map.ts'
import { type Place, projectView } from './map-view.ts'

const desk = { width: 820, height: 520 }
const at = (latitude: number, longitude: number): Place => ({ latitude, longitude })

const iceland = at(64, -20)
const kenya = at(0, 37)
const nevada = at(39, -117)
const java = at(-7, 110)

const inside = (places: readonly Place[], frame: typeof desk) => {
  const project = projectView({ ...fitMap(places, frame, 30), ...frame })
  return places.filter(({ latitude, longitude }) => {
    const [x = -1, y = -1] = project([longitude, latitude]) ?? []
    return x > 0 && y > 0 && x < frame.width && y < frame.height
  })
}

test('a wide frame shows all places, a narrow one the side of the globe with the most of them', () => {
  const places = [iceland, kenya, nevada, java]
  expect(inside(places, desk)).toEqual(places)
  expect(inside([iceland, kenya, nevada], { width: 240, height: 420 })).toEqual([iceland, kenya])
})

test('a frame that is a little too narrow shows all places from farther away, and none at its edge', () => {
  const places = [iceland, kenya, nevada, java]
  const narrow = { width: 640, height: 520 }
  expect(inside(places, narrow)).toEqual(places)
  expect(fitMap(places, narrow, 30).scale).toBeLessThan(coverScale(narrow))
})

test('places on both sides of the date line are looked at over the line, not around the globe', () => {
  const look = fitMap([at(-17, 178), at(-14, -172)], desk, 30)
  expect(Math.abs(look.centre.longitude)).toBeGreaterThan(170)
})

test('one place alone is shown with its part of the world', () => {
  const look = fitMap([kenya], desk, 30)
  expect(look.centre.longitude).toBeCloseTo(37)
  expect(look.scale).toBeCloseTo(coverScale(desk) * 6)
})

test('nobody looks beyond a pole, or at less than a frame full of land', () => {
  const look = boundLook({ centre: at(89, 200), scale: 1 }, desk)
  expect(look.scale).toBe(coverScale(desk))
  expect(look.centre.longitude).toBe(-160)
  expect(look.centre.latitude).toBeLessThan(30)
})
