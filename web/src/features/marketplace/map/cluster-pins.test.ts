import { expect, test } from 'vitest'
import { canPart, clusterPins } from './cluster-pins.ts'

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
