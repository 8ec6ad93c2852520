import { expect, test } from 'vitest'
import { scopeOfSources } from './scope-of-sources.ts'

test('what was burnt and what leaked add up to Scope 1, whatever the sum is called', () => {
  expect(scopeOfSources(['Stationary Combustion', 'Mobile Combustion', 'Fugitive'])).toBe(1)
  expect(scopeOfSources(['固定源', '移動源', '逸散'])).toBe(1)
})

test('what was bought adds up to Scope 2', () => {
  expect(scopeOfSources(['Purchased Electricity', 'Purchased Steam'])).toBe(2)
})

test('a mixture, a single source and anything else stay open', () => {
  expect(scopeOfSources(['Stationary Combustion', 'Fugitive', 'Purchased Electricity'])).toBeNull()
  expect(scopeOfSources(['Stationary Combustion'])).toBeNull()
  expect(scopeOfSources(['Germany', 'France', 'Italy'])).toBeNull()
})
