import type { Alternative, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { expect, test } from 'vitest'
import { nameAlternative, orderAlternatives } from './order-alternatives.ts'

const basket = (dollars: number, scoreMean: number | null, largestProjectPercent: number) =>
  ({ totalCents: dollars * 100, scoreMean, largestProjectPercent }) as RecommendedBasket

const best = basket(800, 59.6, 50)
const removals: Alternative = { kind: 'more_removals', change: '', basket: basket(1900, 64.7, 50) }
const cheaper: Alternative = { kind: 'cheaper', change: '', basket: basket(700, 66, 90) }

test('what is cheaper and better at once comes first, and says what it gives up', () => {
  expect(orderAlternatives([removals, cheaper], best)).toEqual([cheaper, removals])
  expect(nameAlternative(cheaper, best)).toBe('Cheaper and better, less spread')
  expect(nameAlternative(removals, best)).toBe('More removals')
})

test('without a score nothing is called better', () => {
  const unscored = { ...cheaper, basket: basket(700, null, 50) }
  expect(nameAlternative(unscored, best)).toBe('Cheaper')
})
