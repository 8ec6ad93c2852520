import type { Metric } from '../types.ts'
import type { Method } from './read-label.ts'

/** What is counted under a scope as a whole; for Scope 2 it depends on how. */
export const scopeMetric = (scope: number | undefined, method: Method | null | undefined): Metric =>
  scope === 1 ? 'scope1' : scope === 3 ? 'scope3_total' : method ? `scope2_${method}` : 'scope2_unspecified'
