import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Figures, weighBlocks } from './weigh-blocks.ts'

const names = ['scope 1|2023', 'scope 1|2022', 'scope 2|2023', 'scope 2|2022']
const part = fc.array(fc.integer({ min: 1, max: 1_000_000 }), {
  minLength: names.length,
  maxLength: names.length,
})
const figures = (values: number[]): Figures => new Map(names.map((name, at) => [name, values[at] ?? 0]))
const sum = (parts: number[][]) => names.map((_, at) => parts.reduce((all, own) => all + (own[at] ?? 0), 0))

test('wherever the sum of all others stands, it is the whole', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 6 }), fc.nat(), (parts, seed) => {
      const place = seed % (parts.length + 1)
      const blocks = [...parts.slice(0, place), sum(parts), ...parts.slice(place)].map(figures)
      const { whole, proven, parts: found } = weighBlocks(blocks)
      expect([whole, proven, found.length]).toEqual([place, true, parts.length])
    }),
  )
})

test('the sum of a division between its parts and those of the group does not hide the group', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 2, maxLength: 3 }),
      fc.array(part, { minLength: 1, maxLength: 3 }),
      (inner, outer) => {
        const division = sum(inner)
        const blocks = [sum([division, ...outer]), division, ...inner, ...outer].map(figures)
        expect(weighBlocks(blocks)).toMatchObject({ whole: 0, proven: true })
      },
    ),
  )
})

test('without a sum the largest wins, and nothing is proven', () => {
  const blocks = [
    [5, 5, 5, 5],
    [90, 80, 70, 60],
    [7, 8, 9, 4],
  ].map(figures)
  expect(weighBlocks(blocks)).toEqual({ whole: 1, parts: [0, 2], proven: false })
})

test('of blocks that do not differ the first wins', () => {
  const blocks = [
    [5, 5, 5, 5],
    [5, 5, 5, 5],
  ].map(figures)
  expect(weighBlocks(blocks)).toMatchObject({ whole: 0, proven: false })
})
