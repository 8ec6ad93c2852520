import { expect, test } from 'vitest'
import { tellRipening } from './balance-words.ts'

const waiting = (pendingCents: number, ...cents: number[]) => ({
  holdDays: 7,
  pendingCents,
  ripens: cents.map((each, at) => ({ on: `2026-11-2${at + 1}`, cents: each })),
})

test('one day with all that is pending is told without a second amount', () => {
  expect(tellRipening(waiting(193_050, 193_050))).toBe('Available on Nov\u00a021,\u00a02026')
})

test('several days are told with their amounts, and so is one beside what is disputed', () => {
  expect(tellRipening(waiting(300, 100, 200))).toBe('$1.00 on Nov\u00a021,\u00a02026, $2.00 on Nov\u00a022,\u00a02026')
  expect(tellRipening(waiting(300, 100))).toBe('$1.00 on Nov\u00a021,\u00a02026')
  expect(tellRipening(waiting(0))).toBe('Sales of the last 7 days, and what is disputed')
})
