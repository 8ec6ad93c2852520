import { expect, test } from 'vitest'
import { peaksOf } from './tree-peaks.ts'

test('a tree is made of full parts, each half as large as the one before or less, and together they are all of it', () => {
  expect(peaksOf(110).map(({ entries }) => entries)).toEqual([64, 32, 8, 4, 2])
  expect(peaksOf(1)).toEqual([{ entries: 1, height: 0 }])
  expect(peaksOf(0)).toEqual([])
  for (const size of [7, 4096, 123_456_789])
    expect(peaksOf(size).reduce((sum, { entries }) => sum + entries, 0)).toBe(size)
})
