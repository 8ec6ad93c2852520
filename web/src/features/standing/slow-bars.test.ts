import { expect, test } from 'vitest'
import { slowBars } from './slow-bars.ts'

const statement = (name: string, slowestMs: number) => ({
  name,
  count: 1,
  slowestMs,
  lastAt: '2026-03-01T12:00:00.000Z',
})

test('the bars of slow statements stand on one scale that ends at a round number', () => {
  const { endMs, markShare, bars } = slowBars({
    fromMs: 500,
    statements: [statement('select', 2500), statement('find_signed_in', 1250)],
  })
  expect(endMs).toBe(2500)
  expect(markShare).toBe(0.2)
  expect(bars.map(({ name, share }) => [name, share])).toEqual([
    ['select', 1],
    ['find_signed_in', 0.5],
  ])
})

test('also where slow begins beyond the slowest, the mark is on the scale', () => {
  expect(slowBars({ fromMs: 700, statements: [] })).toEqual({ endMs: 1000, markShare: 0.7, bars: [] })
})
