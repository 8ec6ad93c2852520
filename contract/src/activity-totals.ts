import type { ActivityLine, DataGrade } from './activity-basis.ts'
import { gradeTogether } from './data-quality.ts'
import { categoryOf, type Metric, metrics } from './metrics.ts'

export type ActivityTotals = {
  /** Grams by what they count as, in the order of the inventory; Scope 2 by both methods where one is known by contract. */
  byMetric: { metric: Metric; grams: number }[]
  scope1: number
  scope2Location: number
  /** Null where no line says anything by contract. */
  scope2Market: number | null
  scope3: number
  /** One Scope 2 of the two, as every footprint here: what was bought where it is known. */
  all: number
  grade: DataGrade | null
}

/** What adding asks of a line. */
type Counted = Pick<ActivityLine, 'metric' | 'grams' | 'marketGrams'>

/** What a line adds to Scope 2 by contract: without a contract of its own, what the grid gives. */
const byContract = ({ grams, marketGrams }: Counted): number => marketGrams ?? grams

const sum = (lines: readonly ActivityLine[], of: (line: ActivityLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

const byLocation = ({ grams }: ActivityLine): number => grams

/** The lines a figure is the sum of. */
export const linesOfMetric = <Line extends Counted>(lines: readonly Line[], metric: Metric): Line[] =>
  lines.filter((line) =>
    metric === 'scope2_location' || metric === 'scope2_market'
      ? line.metric === 'scope2'
      : line.metric === metric || (metric === 'scope3_total' && line.metric.startsWith('scope3')),
  )

/** What a line adds to a figure. */
export const gramsFor = (line: Counted, metric: Metric): number =>
  metric === 'scope2_market' ? byContract(line) : line.grams

/** What lines come to. Whole grams are added, so every sum of them is the same wherever it is shown. */
export const addLines = (lines: readonly ActivityLine[]): ActivityTotals => {
  const second = lines.filter(({ metric }) => metric === 'scope2')
  const hasContract = second.some(({ marketGrams }) => marketGrams !== null)
  const byMetric = metrics.flatMap((metric) => {
    if (metric === 'scope2_market' && !hasContract) return []
    if (metric === 'scope3_total' || metric === 'total') return []
    const counted = linesOfMetric(lines, metric)
    return counted.length > 0 ? [{ metric, grams: sum(counted, (line) => gramsFor(line, metric)) }] : []
  })
  const of = (wanted: (metric: Metric) => boolean) =>
    byMetric.filter(({ metric }) => wanted(metric)).reduce((total, { grams }) => total + grams, 0)
  const scope1 = of((metric) => metric === 'scope1')
  const scope2Location = sum(second, byLocation)
  const scope2Market = hasContract ? sum(second, byContract) : null
  const scope3 = of((metric) => categoryOf(metric) !== null)
  return {
    ...{ byMetric, scope1, scope2Location, scope2Market, scope3 },
    all: scope1 + (scope2Market ?? scope2Location) + scope3,
    grade: gradeTogether(
      lines.map((line) => ({ grade: line.grade, grams: hasContract ? byContract(line) : line.grams })),
    ),
  }
}

export const tonnesOf = (grams: number): number => grams / 1_000_000
