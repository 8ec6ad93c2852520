import { expect, test } from 'vitest'
import { actsOf, actWords } from './listing-acts.ts'

const acts = (state: 'review' | 'open' | 'paused' | 'withdrawn', available = 5) => {
  const { first, more } = actsOf({ state, available })
  return [...(first ? [first] : []), ...more]
}

test('a listing that is on sale is priced first, and withdrawn last', () => {
  expect(acts('open')).toEqual(['price', 'note', 'state', 'withdraw'])
})

test('what is paused is resumed first', () => {
  expect(actsOf({ state: 'paused', available: 5 }).first).toBe('state')
  expect(actWords('state', { state: 'paused' })).toBe('Resume')
})

test('what is sold out is neither paused nor resumed', () => {
  for (const state of ['open', 'paused'] as const) expect(acts(state, 0)).not.toContain('state')
})

test('what is in review is not on sale and cannot be paused, and what is over cannot be changed', () => {
  expect(acts('review')).not.toContain('state')
  expect(acts('withdrawn')).toEqual([])
})
