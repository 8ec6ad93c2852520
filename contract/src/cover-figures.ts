import type { Analysis } from './analysis.ts'
import type { Finding } from './findings.ts'

/** A figure of an analysis as it stands after what people corrected. */
export type CoverFigure = Pick<Finding, 'metric' | 'year' | 'value' | 'perimeter' | 'doubtful'> & {
  source: 'read' | 'person'
}

type Figures = Pick<Analysis, 'results' | 'corrections'>

/** What was read, and in its place what a person says it should be. */
export const figuresOf = ({ results, corrections }: Figures): CoverFigure[] => {
  const figures = new Map<string, CoverFigure>(
    results.map((finding) => [`${finding.metric} ${finding.year}`, { ...finding, source: 'read' }]),
  )
  for (const { metric, year, value } of corrections) {
    const { perimeter = null } = figures.get(`${metric} ${year}`) ?? {}
    figures.set(`${metric} ${year}`, { metric, year, value, perimeter, doubtful: false, source: 'person' })
  }
  return [...figures.values()]
}
