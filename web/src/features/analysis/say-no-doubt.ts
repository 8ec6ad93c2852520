import type { Figure } from '@ledgerleaf/contract/inventory'
import { type Scope, scopeOf, scopeWords } from '../../nouns/analysis/scope-of.ts'

const expected: readonly Scope[] = ['scope-1', 'scope-2', 'scope-3']

/** That what was read was read clearly, and which scopes the newest year has none of: not to be found is no reason to be sure. */
export const sayNoDoubt = (figures: readonly Pick<Figure, 'metric' | 'year'>[]): string => {
  const newest = Math.max(...figures.map(({ year }) => year))
  const there = new Set(figures.filter(({ year }) => year === newest).map(({ metric }) => scopeOf(metric)))
  const missing = expected.filter((scope) => !there.has(scope)).map((scope) => scopeWords[scope])
  if (missing.length === 0) return 'All figures read clearly'
  return `All figures read clearly; ${missing.join(' and ')} of ${newest} ${missing.length === 1 ? 'is' : 'are'} missing`
}
