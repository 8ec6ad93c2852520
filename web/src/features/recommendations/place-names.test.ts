import { expect, test } from 'vitest'
import { alongLine, type Named, placeNames } from './place-names.ts'

const frame = { left: 0, right: 400, top: 0, ground: 300 }
const mark = (key: string, x: number, y: number): Named => ({
  key,
  text: 'Rio Calado 50 %',
  x,
  y,
  radius: 6,
})

test('a name stands at the right of its mark, and at the left where the picture ends', () => {
  expect(placeNames([mark('a', 100, 100)], frame)[0]).toMatchObject({ anchor: 'start', x: 113, y: 100 })
  expect(placeNames([mark('a', 380, 100)], frame)[0]).toMatchObject({ anchor: 'end', x: 367, y: 100 })
})

test('no name lies on another, and one without a place is left out', () => {
  const crowd = Array.from({ length: 40 }, (_, at) => mark(String(at), 200, 150))
  const placed = placeNames(crowd, frame)
  expect(placed.length).toBeGreaterThan(2)
  expect(placed.length).toBeLessThan(crowd.length)
  const places = placed.map(({ anchor, y }) => `${anchor} ${y}`)
  expect(new Set(places).size).toBe(places.length)
})

test('no name lies on a mark that is bought, or on the basket', () => {
  const [first, second] = [mark('a', 100, 100), mark('b', 160, 102)]
  const placed = placeNames([first, second], frame, [{ x: 250, y: 100, radius: 10 }])
  expect(placed[0]).toMatchObject({ key: 'a', anchor: 'middle' })
  expect(placed).toHaveLength(2)
})

test('where the whole name has no room, the short one is set at a corner of its mark', () => {
  const tight = { left: 0, right: 150, top: 120, ground: 200 }
  const near = { ...mark('b', 60, 150), short: ['Rio 45 %', 'Rio'] }
  const placed = placeNames([near], tight, [
    { x: 80, y: 150, radius: 8 },
    { x: 100, y: 128, radius: 8 },
    { x: 110, y: 172, radius: 8 },
  ])
  expect(placed.map(({ text }) => text)).toEqual(['Rio 45 %'])
})

test('a name that would hide a line or be taken for that of another stands apart, at the end of a line of its own', () => {
  const basket = { key: 'basket', text: 'This basket $8.05', x: 200, y: 200, radius: 10 }
  const circle = { x: 165, y: 203, radius: 17 }
  const line = alongLine([
    { x: 200, y: 200 },
    { x: 240, y: 170 },
    { x: 260, y: 40 },
  ]).filter(({ x, y }) => Math.hypot(x - basket.x, y - basket.y) > 16)
  const below = alongLine([
    { x: 100, y: 226 },
    { x: 300, y: 226 },
  ])
  const disc = { x: 236, y: 206, radius: 14 }
  const [placed] = placeNames([basket], frame, [circle, disc], [...line, ...below])
  expect(placed?.text).toBe('This basket $8.05')
  const [from, to] = placed?.leader ?? []
  expect(Math.hypot((from?.x ?? 0) - basket.x, (from?.y ?? 0) - basket.y)).toBeCloseTo(12)
  const wide = 'This basket $8.05'.length * 6.7
  const left = { start: 0, middle: wide / 2, end: wide }[placed?.anchor ?? 'start']
  const box = { left: (placed?.x ?? 0) - left, right: (placed?.x ?? 0) - left + wide, y: placed?.y ?? 0 }
  for (const { x, y, radius } of [circle, disc, ...line, ...below])
    expect(
      x + radius < box.left || x - radius > box.right || Math.abs(y - box.y) > radius + 8,
      `${x} ${y}`,
    ).toBe(true)
  expect(to).toBeDefined()
})

test('no line to a name passes what it could be taken for', () => {
  const ring = { key: 'other-1', text: 'Cheaper and better, less spread', x: 350, y: 150, radius: 10 }
  const place = { x: 334, y: 139, radius: 6 }
  const line = alongLine([
    { x: 320, y: 165 },
    { x: 345, y: 100 },
  ])
  const [placed] = placeNames([ring], frame, [place], line)
  expect(placed?.text).toBe(ring.text)
  for (const spot of placed?.leader ? alongLine(placed.leader) : [])
    expect(Math.max(Math.abs(spot.x - place.x), Math.abs(spot.y - place.y))).toBeGreaterThanOrEqual(6)
})
