import type { Footprint } from './analysis.ts'
import { categoryOf, type Metric } from './metrics.ts'

type Figure = { metric: Metric; year: number; value: number }
type Part = Footprint['parts'][number]

// Which Scope 2 counts where a report gives several: what was bought, then what the grid gave, then what is unnamed.
const scope2 = ['scope2_market', 'scope2_location', 'scope2_unspecified'] as const

const sum = (parts: readonly Part[]): number => parts.reduce((total, { tonnes }) => total + tonnes, 0)

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
 * The footprint of every year, newest first. A correction counts in place of what was read, and is marked: a person
 * answers for it.
 */
export const footprints = (findings: readonly Figure[], corrections: readonly Figure[] = []): Footprint[] => {
  const years = new Map<number, Map<Metric, Part>>()
  const put = ({ metric, year, value }: Figure, corrected: boolean) => {
    if (metric === 'energy_total_mwh') return
    const figures = years.get(year) ?? new Map<Metric, Part>()
    years.set(year, figures.set(metric, { metric, tonnes: value, corrected }))
  }
  for (const finding of findings) put(finding, false)
  for (const correction of corrections) put(correction, true)
  return [...years]
    .map(([year, figures]) => footprintOf(year, figures))
    .filter((footprint) => footprint !== null)
    .sort((a, b) => b.year - a.year)
}

/** The year to speak of first: the newest in which a scope or the total is known, not the odd figure of a later one. */
export const headlineOf = (all: readonly Footprint[]): Footprint | null => {
  const breadth = (footprint: Footprint) => (footprint.asReported ? 3 : footprint.parts.length)
  const widest = Math.max(0, ...all.map(breadth))
  return all.find((footprint) => breadth(footprint) >= Math.min(2, widest)) ?? null
}
