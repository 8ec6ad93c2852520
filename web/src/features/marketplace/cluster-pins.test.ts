import { expect, test } from 'vitest'
import { canPart, clusterPins, placeLabels } from './cluster-pins.ts'

const pin = (id: string, x: number, y: number, credits = 1) => ({ id, x, y, credits })

test('pins far apart stay by themselves', () => {
  expect(clusterPins([pin('a', 0, 0), pin('b', 40, 0)], 30)).toHaveLength(2)
})

test('near ones become one, where the most tonnes are, and none is lost', () => {
  const clusters = clusterPins([pin('small', 10, 0, 5), pin('large', 0, 0, 900), pin('far', 100, 100)], 30)
  expect(clusters[0]).toMatchObject({ x: 0, y: 0 })
  expect(clusters.flatMap(({ pins }) => pins.map(({ id }) => id)).sort()).toEqual(['far', 'large', 'small'])
})

test('what lies on one spot cannot be parted by looking closer', () => {
  const [same] = clusterPins([pin('a', 5, 5), pin('b', 5, 5)], 30)
  const [near] = clusterPins([pin('a', 5, 5), pin('b', 9, 5)], 30)
  expect([same && canPart(same), near && canPart(near)]).toEqual([false, true])
})

test('words that would lie on each other or on a mark stand on another side of their own, the first come first', () => {
  const label = (id: string, x: number, y: number) => ({ id, x, y, wide: 40 })
  const placed = (...labels: ReturnType<typeof label>[]) => Object.fromEntries(placeLabels(labels, 12))
  expect(placed(label('a', 100, 50), label('b', 130, 50), label('c', 300, 50))).toEqual({
    a: 'below',
    b: 'above',
    c: 'below',
  })
  // Under the one is the mark of the other.
  expect(placed(label('a', 100, 50), label('b', 100, 70))).toEqual({ a: 'above', b: 'below' })
})

test('words with no room on any side are left out', () => {
  const label = (id: string, x: number, y: number) => ({ id, x, y, wide: 40 })
  const around = [label('n', 100, 28), label('s', 100, 72), label('w', 70, 50), label('e', 130, 50)]
  expect(placeLabels([...around, label('middle', 100, 50)], 12).has('middle')).toBe(false)
})
