import type { Footprint } from '@ledgerleaf/contract/analysis'

export const bands = ['scope1', 'scope2', 'scope3', 'total'] as const
export type Band = (typeof bands)[number]
export type YearBar = { year: number; tonnes: Record<Band, number>; total: number }

const bandOf = (metric: string): Band => {
  if (metric === 'scope1' || metric === 'total') return metric
  return metric.startsWith('scope2') ? 'scope2' : 'scope3'
}

/** The bars of the chart, oldest first: each year's footprint by scope. */
export const yearBars = (footprints: readonly Footprint[]): YearBar[] =>
  [...footprints]
    .sort((a, b) => a.year - b.year)
    .map(({ year, parts, tonnes: total }) => {
      const tonnes: Record<Band, number> = { scope1: 0, scope2: 0, scope3: 0, total: 0 }
      for (const { metric, tonnes: part } of parts) tonnes[bandOf(metric)] += part
      return { year, tonnes, total }
    })
