import * as z from 'zod/mini'
import { type Metric, metricName } from './metrics.ts'

/**
 * The lines of an organisation’s inventory. The three of Scope 2 are methods of telling the same emissions: each is kept
 * for itself, and no two are ever added.
 */
export const programmeLines = [
  'scope1',
  'scope2_market',
  'scope2_location',
  'scope2_unspecified',
  'scope3',
  'total',
] as const
export const ProgrammeLine = z.enum(programmeLines)
export type ProgrammeLine = z.infer<typeof ProgrammeLine>

export const scope2Lines = ['scope2_market', 'scope2_location', 'scope2_unspecified'] as const
export const Scope2Line = z.enum(scope2Lines)
export type Scope2Line = z.infer<typeof Scope2Line>

/** Which line a figure of an inventory belongs to; null where it is none of emissions. */
export const lineOf = (metric: Metric): ProgrammeLine | null => {
  if (metric === 'energy_total_mwh') return null
  return metric.startsWith('scope3') ? 'scope3' : (metric as ProgrammeLine)
}

export const lineName = (line: ProgrammeLine): string => {
  if (line === 'total') return 'Total, as reported'
  return metricName(line === 'scope3' ? 'scope3_total' : line)
}

/** What a scope is told by, where a target is about Scope 2 by one of its methods. */
export const linesOfScopes = (scopes: readonly number[], scope2: Scope2Line): ProgrammeLine[] =>
  [...scopes].sort((a, b) => a - b).map((scope) => (scope === 2 ? scope2 : scope === 1 ? 'scope1' : 'scope3'))

export type LineTonnes = { line: ProgrammeLine; tonnes: number }
export const LineTonnes = z.object({ line: ProgrammeLine, tonnes: z.number() })
