import { normalise, readLabel, scopesIn } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import type { Metric } from '../types.ts'
import type { Unit } from '../units/read-unit.ts'

/** A figure that a sentence states, and where in the sentence it stands. */
export type Said = {
  metric: Metric
  year: number
  raw: string
  unit: Unit
  at: number
  sure: boolean
  assumed: boolean
}

/** Which metric the words around a figure name; two scopes, or a category, name none. */
export const metricSaid = (words: string): Metric | null => {
  const label = readLabel(words)
  const [scope, ...more] = scopesIn(normalise(words))
  if (more.length === 2 && label.category === null && !label.bothMethods) return 'total'
  if (more.length > 0 || label.category !== null || label.severalCategories || label.bothMethods) return null
  return scope === undefined ? null : scopeMetric(scope, label.method)
}
