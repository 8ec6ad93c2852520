import type { SerialRun } from '@ledgerleaf/contract/ribbon'
import { expect, test } from 'vitest'
import { cutRuns, stripPieces, windowAround } from './strip-pieces.ts'

const block = { first: 1, last: 10_000_000 }
const runs: SerialRun[] = [
  { first: 1, last: 5_000_000, pile: 'listed' },
  { first: 5_000_001, last: 5_000_001, pile: 'retired' },
  { first: 5_000_002, last: 10_000_000, pile: 'available' },
]

test('ten million serials are drawn as their runs, and one of them can still be seen', () => {
  const pieces = stripPieces(runs, block, 1000)
  expect(pieces).toHaveLength(3)
  expect(pieces.at(-1)).toEqual({ left: 500, width: 1.5, pile: 'retired' })
})

test('with more runs than pixels each pixel shows what most of its serials are', () => {
  const many = Array.from({ length: 5000 }, (_, at): SerialRun[] => [
    { first: at * 4 + 1, last: at * 4 + 3, pile: 'owned' },
    { first: at * 4 + 4, last: at * 4 + 4, pile: 'listed' },
  ]).flat()
  const pieces = stripPieces(many, { first: 1, last: 20_000 }, 300)
  expect(pieces).toHaveLength(300)
  expect(new Set(pieces.map(({ pile }) => pile))).toEqual(new Set(['owned']))
})

test('a window stays within the block and holds the serial', () => {
  expect(windowAround(5, block, 41)).toEqual({ first: 1, last: 41 })
  expect(windowAround(9_999_999, block, 41)).toEqual({ first: 9_999_960, last: 10_000_000 })
  expect(windowAround(2, { first: 1, last: 3 }, 41)).toEqual({ first: 1, last: 3 })
  expect(cutRuns(runs, 4_999_990, 5_000_010).map(({ first, last }) => [first, last])).toEqual([
    [4_999_990, 5_000_000],
    [5_000_001, 5_000_001],
    [5_000_002, 5_000_010],
  ])
})
