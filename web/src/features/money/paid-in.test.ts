import { expect, test } from 'vitest'
import { bothWays, sumsOf } from './paid-in.ts'

const sum = (currency: string, cameMinor: number, leftMinor: number) => ({
  currency,
  minor: cameMinor - leftMinor,
  cameMinor,
  leftMinor,
  count: 2,
})

test('what came in and what went out stand for themselves, also where they cancel out', () => {
  const figure = { count: 4, cents: 777, sums: [sum('gbp', 1000, 1000), sum('usd', 777, 0)] }
  expect(bothWays(figure)).toBe('£10.00 + $7.77 in, £10.00 out')
  expect(bothWays({ count: 2, cents: 0, sums: [sum('chf', 0, 500)] })).toBe('5.00 CHF out')
  expect(bothWays({ count: 0, cents: 0, sums: [] })).toBe('$0.00')
})

test('what is owed in other currencies than dollars is not nothing', () => {
  expect(sumsOf({ count: 1, cents: 0, sums: [sum('eur', 1098, 0)] })).toBe('€10.98')
})
