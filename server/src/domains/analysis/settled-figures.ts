import type { Correction } from '@ledgerleaf/contract/analysis'
import type { Evidence, Finding } from '@ledgerleaf/contract/findings'
import { type Metric, metricUnit } from '@ledgerleaf/contract/metrics'

/** One figure of the inventory as it stands after everything people changed. */
export type Figure = {
  metric: Metric
  year: number
  value: number
  unit: Finding['unit']
  perimeter: string | null
  source: 'read' | 'person'
  doubtful: boolean
  finding: Finding | null
  correction: Pick<Correction, 'reason' | 'madeAt'> | null
  evidence: Evidence | null
}

const key = ({ metric, year }: { metric: Metric; year: number }) => `${metric}/${year}`

/** What was read, with a person's word in its place where they gave one. */
export const settleInventory = (
  results: readonly Finding[],
  corrections: readonly Correction[],
): Figure[] => {
  const figures = new Map<string, Figure>()
  for (const finding of results) {
    const { metric, year, value, unit, perimeter, doubtful, evidence } = finding
    figures.set(key(finding), {
      ...{ metric, year, value, unit, perimeter, doubtful, evidence, finding },
      source: 'read',
      correction: null,
    })
  }
  for (const correction of corrections) {
    const { metric, year, value } = correction
    const was = figures.get(key(correction))
    figures.set(key(correction), {
      ...{ metric, year, value, unit: metricUnit(metric), correction, source: 'person', doubtful: false },
      perimeter: was?.perimeter ?? null,
      finding: was?.finding ?? null,
      evidence: null,
    })
  }
  return [...figures.values()]
}
