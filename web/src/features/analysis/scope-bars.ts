import type { Footprint } from '@ledgerleaf/contract/analysis'

export const bands = ['scope1', 'scope2', 'scope3', 'total'] as const
export type Band = (typeof bands)[number]
/** The colour of a scope is the same on every page. */
export const inks = {
  scope1: 'var(--scope-1)',
  scope2: 'var(--scope-2)',
  scope3: 'var(--scope-3)',
  total: 'var(--unsplit)',
} as const satisfies Record<Band, string>
/** The colour of a scope by its number; of what has none, that of what is not taken apart. */
export const inkOf = (scope: number | null): string =>
  inks[(scope === null ? null : bands[scope - 1]) ?? 'total']

export type YearBar = { year: number; tonnes: Record<Band, number>; total: number }

export const bandOf = (metric: string): Band => {
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

/** A year and a short figure need so many pixels beside their neighbours. */
export const labelRoom = 44

/** The years that are named under the bars where not all have room: the newest, and every so many before it. */
export const namedYears = (years: readonly number[], step: number): number[] => {
  const every = Math.max(1, Math.ceil(labelRoom / step))
  return years.filter((_, at) => (years.length - 1 - at) % every === 0)
}
