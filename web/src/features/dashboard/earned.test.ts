import { expect, test } from 'vitest'
import { earnedCents, isNothing, tellEarned } from './earned.ts'

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

test('who has money anywhere, or sold anything, has something', () => {
  const piles = { availableCents: 0, pendingCents: 0, sentCents: 0, escrowCents: 0 }
  const never = { months: [], earlierNetCents: 0 }
  expect(isNothing(piles, never)).toBe(true)
  // A promise that is paid for and not kept yet is in escrow before anything is sold.
  expect(isNothing({ ...piles, escrowCents: 100 }, never)).toBe(false)
  expect(isNothing(piles, { ...never, months: [sold('2026-05', 0)] })).toBe(false)
})
