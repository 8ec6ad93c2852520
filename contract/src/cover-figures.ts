import type { Analysis } from './analysis.ts'
import type { Metric } from './metrics.ts'

/** A figure of an analysis as it stands after what people corrected. */
export type CoverFigure = {
  metric: Metric
  year: number
  value: number
  perimeter: string | null
  /** Worth checking before anything is bought on it. */
  doubtful: boolean
  source: 'read' | 'person'
}

/** What was read, and in its place what a person says it should be. */
export const figuresOf = ({
  results,
  corrections,
}: Pick<Analysis, 'results' | 'corrections'>): CoverFigure[] => {
  const figures = new Map<string, CoverFigure>()
  for (const finding of results)
    figures.set(`${finding.metric} ${finding.year}`, { ...finding, source: 'read' })
  for (const { metric, year, value } of corrections) {
    const { perimeter = null } = figures.get(`${metric} ${year}`) ?? {}
    figures.set(`${metric} ${year}`, { metric, year, value, perimeter, doubtful: false, source: 'person' })
  }
  return [...figures.values()]
}
