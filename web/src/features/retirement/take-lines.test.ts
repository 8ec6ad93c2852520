import { Credits } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { takeLines, takenFor, takenMost } from './take-lines.ts'

const held = (batchId: string, quantity: number, year: number) => ({
  batchId,
  quantity: Credits.parse(quantity),
  vintageEndsOn: `${year}-12-31`,
})
const holdings = [held('new', 100, 2025), held('old', 30, 2021), held('middle', 50, 2023)]
const taken = (tonnes: number) =>
  takeLines(holdings, tonnes).map(({ batchId, quantity }) => [batchId, quantity])

test('the oldest vintages are taken first, and the last batch only in part', () => {
  expect(taken(60)).toEqual([
    ['old', 30],
    ['middle', 30],
  ])
})

test('no more is taken than is held, and nothing of nothing', () => {
  expect(taken(1000)).toEqual([
    ['old', 30],
    ['middle', 50],
    ['new', 100],
  ])
  expect(taken(0)).toEqual([])
  expect(takenMost(holdings)).toBe(180)
})

test('one act names no more than a hundred batches', () => {
  const many = Array.from({ length: 120 }, (_, at) => held(`batch ${at}`, 2, 2020))
  expect(takeLines(many, 1000)).toHaveLength(100)
  expect(takenMost(many)).toBe(200)
})

test('vintages after a period are left for later, unless they are asked for or no period is named', () => {
  const held = [
    { batchId: 'a', quantity: 5, vintageEndsOn: '2024-12-31' },
    { batchId: 'b', quantity: 7, vintageEndsOn: '2025-12-31' },
  ] as unknown as Parameters<typeof takenMost>[0]
  expect(takenMost(takenFor(held, '2024-12-31', false))).toBe(5)
  expect(takenMost(takenFor(held, '2024-12-31', true))).toBe(12)
  expect(takenMost(takenFor(held, '2025-12-31', false))).toBe(12)
  expect(takenMost(takenFor(held, '', false))).toBe(12)
})
