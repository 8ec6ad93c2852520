import { isWelcomePlan } from '@ledgerleaf/contract/discount-words'
import { expect, test } from 'vitest'
import { checkoutBaskets } from './checkout-baskets.ts'
import { planBaskets } from './plans.ts'

test('what screens and papers call a welcome offer is of a plan, and of no other basket', () => {
  expect(planBaskets.map(({ id }) => isWelcomePlan(id))).toEqual([true, true, true])
  expect(checkoutBaskets.map(({ id }) => isWelcomePlan(id))).toEqual([false, false, false])
  expect(isWelcomePlan(null)).toBe(false)
})
