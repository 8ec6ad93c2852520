import { expect, test } from 'vitest'
import { earnedCents, tellEarned } from './earned.ts'

const sold = (month: string, netCents: number) => ({
  month,
  netCents,
  salesCents: 0,
  refundsCents: 0,
  feesCents: 0,
  credits: 1,
})

test('what was earned counts the months that are told one by one and all before them', () => {
  const sales = { months: [sold('2026-05', 900), sold('2026-06', -100)], earlierNetCents: 50 }
  expect(earnedCents(sales)).toBe(850)
  expect(tellEarned(sales)).toBe('After fees and returns, all sales')
  expect(tellEarned({ ...sales, earlierNetCents: 0 })).toBe('After fees and returns, since May 2026')
  expect(tellEarned({ months: [], earlierNetCents: 0 })).toBe('Nothing sold yet')
})
