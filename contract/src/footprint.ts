import type { Footprint } from './analysis.ts'
import { categoryOf, type Metric } from './metrics.ts'
import { addExactly } from './quantities.ts'

type Counted = { metric: Metric; year: number; value: number; perimeter?: string | null; source?: string }
type Part = Footprint['parts'][number]

// Which Scope 2 counts where a report gives several: what was bought, then what the grid gave, then what is unnamed.
const scope2 = ['scope2_market', 'scope2_location', 'scope2_unspecified'] as const

const sum = (parts: readonly Part[]): number => addExactly(parts.map(({ tonnes }) => tonnes))

const footprintOf = (year: number, figures: ReadonlyMap<Metric, Part>): Footprint | null => {
  const part = (metric: Metric): Part[] => {
    const found = figures.get(metric)
    return found ? [found] : []
  }
  const second = scope2.flatMap(part).slice(0, 1)
  const categories = [...figures.values()].filter(({ metric }) => categoryOf(metric) !== null)
  const third = figures.has('scope3_total') ? part('scope3_total') : categories
  const parts = [...part('scope1'), ...second, ...third]
  const [total] = part('total')
  // A total stands for what the document does not take apart; where it does, its parts can be followed to their pages.
  const isWhole = figures.has('scope1') && second.length > 0
  if (total && !(isWhole && third.length > 0) && total.tonnes > sum(parts))
    return { year, tonnes: total.tonnes, parts: [total], asReported: true }
  return parts.length > 0 ? { year, tonnes: sum(parts), parts, asReported: false } : null
}

/**
 * What the headline is about: the perimeter the reading named, if any figure has it; else the whole company; else the
 * part most figures are about.
 */
export const headlinePerimeter = (
  figures: readonly Counted[],
  named: string | null = null,
): string | null => {
  const counts = new Map<string | null, number>()
  for (const { perimeter = null } of figures) counts.set(perimeter, (counts.get(perimeter) ?? 0) + 1)
  if (counts.has(named)) return named
  if (counts.has(null) || counts.size === 0) return null
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/**
 * The footprint of every year, newest first, from the figures of a settled inventory. A person's figure is marked: they
 * answer for it. Figures of another perimeter than the headline's are never added in.
 */
export const footprints = (figures: readonly Counted[], named: string | null = null): Footprint[] => {
  const perimeter = headlinePerimeter(figures, named)
  const years = new Map<number, Map<Metric, Part>>()
  for (const figure of figures) {
    const { metric, year, value } = figure
    if (metric === 'energy_total_mwh' || (figure.perimeter ?? null) !== perimeter) continue
    const parts = years.get(year) ?? new Map<Metric, Part>()
    years.set(year, parts.set(metric, { metric, tonnes: value, corrected: figure.source === 'person' }))
  }
  return [...years]
    .map(([year, parts]) => footprintOf(year, parts))
    .filter((footprint) => footprint !== null)
    .sort((a, b) => b.year - a.year)
}

/** Scope 1 is what every footprint begins with, where it is not reported as one figure. */
const hasCore = ({ asReported, parts }: Footprint): boolean =>
  asReported || parts.some(({ metric }) => metric === 'scope1')

/**
 * The year to speak of first: the newest in which a scope or the total is known, not the odd figures of a later one. A
 * year without Scope 1 gives way to one that has it.
 */
export const headlineOf = (all: readonly Footprint[]): Footprint | null => {
  const breadth = (footprint: Footprint) => (footprint.asReported ? 3 : footprint.parts.length)
  const widest = Math.max(0, ...all.map(breadth))
  const wide = all.filter((footprint) => breadth(footprint) >= Math.min(2, widest))
  return wide.find(hasCore) ?? wide[0] ?? null
}
