import { expect, test } from 'vitest'
import { countryLabels } from './country-labels.ts'

const room = { tell: (country: string, size: number) => `${country} ${size}`, letter: 10, width: 400 }
const dot = (country: string | null, x: number, size = 5) => ({ country, size, x, y: 50, r: 5 })

test('a country has one label with all of its credits, beside its largest dot', () => {
  const labels = countryLabels([{ ...dot('BR', 100, 7), r: 9 }, dot('BR', 90, 3)], room)
  expect(labels).toEqual([{ text: 'BR 10', x: 113, y: 50, anchor: 'start' }])
})

test('a label turns to the left where its right is taken, stands below where both are, and is left out where nothing is free', () => {
  const anchors = countryLabels([dot('AA', 100, 3), dot('BB', 120, 2)], room).map(({ anchor }) => anchor)
  expect(anchors).toEqual(['end', 'start'])
  const crowd = [dot('AA', 100, 9), dot('BB', 112, 2), dot(null, 88), dot(null, 124)]
  expect(countryLabels(crowd, room)).toEqual([{ text: 'AA 9', x: 100, y: 65, anchor: 'middle' }])
})
