import { expect, test } from 'vitest'
import { groupPlaces } from './group-places.ts'

const iceland = { name: 'Iceland', x: 40, y: 10 }
const britain = { name: 'United Kingdom', x: 43, y: 16 }
const finland = { name: 'Finland', x: 52, y: 10 }
const brazil = { name: 'Brazil', x: 30, y: 60 }

const names = (nearer: number) =>
  groupPlaces([iceland, brazil, britain, finland], nearer).map(({ items }) => items.map(({ name }) => name))

test('on a wide sheet every country keeps its own mark', () => {
  expect(names(2)).toEqual([['Iceland'], ['Brazil'], ['United Kingdom'], ['Finland']])
})

test('on a narrow one the nearest neighbours share a mark between them', () => {
  expect(names(6)).toEqual([['Iceland', 'United Kingdom'], ['Brazil'], ['Finland']])
  const [shared] = groupPlaces([iceland, brazil, britain, finland], 6)
  expect(shared).toMatchObject({ x: 41.5, y: 13 })
})

test('no country is lost, however little room there is', () => {
  expect(names(200)).toEqual([['Iceland', 'United Kingdom', 'Finland', 'Brazil']])
  expect(groupPlaces([], 5)).toEqual([])
})
