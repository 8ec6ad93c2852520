import { expect, test } from 'vitest'
import { placeVintages } from './place-vintages.ts'

const line = (vintage: number, y: number) => ({ listingId: `l${vintage}`, vintage, x: 300, y })

test('a vintage stands above the end of its line', () => {
  expect(placeVintages([line(2023, 80)], [], 40)).toEqual([
    { listingId: 'l2023', vintage: 2023, x: 296, y: 75 },
  ])
})

test('where a sale is marked there, it stands under the line, or farther from its end', () => {
  const [under] = placeVintages([line(2023, 80)], [{ x: 292, y: 76, radius: 3 }], 40)
  expect(under).toMatchObject({ x: 296, y: 94 })
  const [aside] = placeVintages([line(2023, 80)], [{ x: 292, y: 80, radius: 8 }], 40)
  expect(aside?.x).toBeLessThan(280)
})

test('two vintages do not lie on each other, and one without room is left out', () => {
  const [upper, lower] = placeVintages([line(2022, 80), line(2023, 84)], [], 40)
  expect(Math.abs((upper?.y ?? 0) - (lower?.y ?? 0))).toBeGreaterThan(12)
  const sales = Array.from({ length: 30 }, (_, i) => ({ x: 40 + i * 10, y: 80, radius: 8 }))
  expect(placeVintages([line(2023, 80)], sales, 40)).toEqual([])
})
