import type { Metric } from '@ledgerleaf/contract/metrics'

/** The scopes of a footprint, by the names of their colours: the colour of a scope is the same on every page. */
export const scopes = ['scope-1', 'scope-2', 'scope-3', 'unsplit'] as const
export type Scope = (typeof scopes)[number]

export const scopeWords: Record<Scope, string> = {
  'scope-1': 'Scope 1',
  'scope-2': 'Scope 2',
  'scope-3': 'Scope 3',
  unsplit: 'Total, not split into scopes',
}

export const scopeOf = (metric: Metric): Scope => {
  if (metric === 'scope1') return 'scope-1'
  if (metric.startsWith('scope2')) return 'scope-2'
  return metric.startsWith('scope3') ? 'scope-3' : 'unsplit'
}
