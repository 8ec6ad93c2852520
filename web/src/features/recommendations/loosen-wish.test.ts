import type { Loosening } from '@ledgerleaf/contract/recommendations'
import { expect, test } from 'vitest'
import { loosenWish } from './loosen-wish.ts'
import { sayBinding, sayShare } from './say-market.ts'
import { firstWish, parseWish } from './wish-params.ts'

const strict = { ...firstWish, score: '60', budget: '500', countries: 'BR', categories: ['dac'] }
const loosened = (limit: Loosening['limit'], value: Loosening['value']) => {
  const parsed = parseWish(loosenWish(strict, { limit, value, tonnes: 1, advice: '' }), 2026)
  if (!('wish' in parsed)) throw new Error('an advice nobody can follow')
  return parsed.wish
}

test('what is advised is what is asked for next', () => {
  expect(loosened('scoreMin', 42).limits.scoreMin).toBe(42)
  expect(loosened('scoreMin', null).limits.scoreMin).toBeUndefined()
  expect(loosened('countries', ['BR', 'KE']).limits.countries).toEqual(['BR', 'KE'])
  expect(loosened('categories', ['dac', 'erw']).limits.categories).toEqual(['dac', 'erw'])
  expect(loosened('categories', null).limits.categories).toBeUndefined()
  expect(loosened('budgetCents', 123_456).budgetCents).toBe(123_456)
  expect(loosened('projectPercentMax', null).limits.projectPercentMax).toBeUndefined()
})

const market = {
  wantedTonnes: 2_700_000,
  coverableTonnes: 1800,
  coverableCents: 1 as never,
  withinLimits: 1800,
  steps: [
    { step: 'on_sale' as const, credits: 200_000 },
    { step: 'scoreMin' as const, credits: 1800 },
  ],
  binding: 'on_sale' as const,
}

test('says how much the market holds of what is wanted, and what binds', () => {
  expect(sayShare(market)).toBe(
    'The market holds 1,800 credits that keep your limits; that is less than 0.1 % of what you want to cover.',
  )
  expect(sayBinding(market)).toBe(
    'The stock itself is what binds: all that is on sale now is 200,000 credits.',
  )
  expect(sayBinding({ ...market, wantedTonnes: 5000, binding: 'scoreMin' })).toBe(
    'What binds is your limit “minimum score”: of 200,000 credits it leaves 1,800.',
  )
})
