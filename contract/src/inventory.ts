import type { Correction, Stated } from './corrections.ts'
import type { Evidence, Finding } from './findings.ts'
import { categoryOf, type Metric, metrics, metricUnit } from './metrics.ts'
import { keepDecimals } from './quantities.ts'

/** One figure of the inventory as it stands after everything people changed. */
export type Figure = {
  /** Which figure: where it was read (`scope1/2023`), or the change that added it. It stays when the figure moves. */
  id: string
  metric: Metric
  year: number
  /** In `unit`; every decimal that was read or given. */
  value: number
  unit: Finding['unit']
  /** The part of the company it is about; null where it is the whole. */
  perimeter: string | null
  /** The number of a Scope 3 category, or null. */
  category: number | null
  /** Computed is what lines of activity data come to. */
  source: 'read' | 'computed' | 'person'
  /** Worth checking: the reading was not sure, or a person kept something unusual; until somebody says they checked it. */
  doubtful: boolean
  /** What was read, also where a person changed it since. */
  finding: Finding | null
  /** The change that made it what it is; of a figure that was read, who checked it. */
  correction: Correction | null
  /** Where it stands in the document: where a person pointed, or else where it was read. */
  evidence: Evidence | null
}

type Place = Pick<Stated, 'metric' | 'year'>

export const figureId = ({ metric, year }: Place): string => `${metric}/${year}`
export const isAt = (a: Place, b: Place): boolean => a.metric === b.metric && a.year === b.year

const readFigure = (finding: Finding): Figure => ({
  id: figureId(finding),
  metric: finding.metric,
  year: finding.year,
  value: keepDecimals(finding.value),
  unit: finding.unit,
  perimeter: finding.perimeter,
  category: categoryOf(finding.metric),
  source: finding.foundBy === 'activity' ? 'computed' : 'read',
  doubtful: finding.doubtful,
  finding,
  correction: null,
  evidence: finding.evidence,
})

const statedFigure = (correction: Correction, after: Stated, was: Figure | undefined): Figure => ({
  id: correction.figure,
  ...after,
  unit: metricUnit(after.metric),
  category: categoryOf(after.metric),
  source: 'person',
  doubtful: correction.remark !== null,
  finding: was?.finding ?? null,
  correction,
  // A number that was merely typed no longer stands where the old one did.
  evidence: correction.evidence ?? (was?.value === after.value ? was.evidence : null),
})

/** The changes that count, oldest first: those that were not undone, or were redone. */
export const standing = (corrections: readonly Correction[]): Correction[] => {
  const inOrder = [...corrections].sort((a, b) => a.version - b.version)
  const undone = new Set<string>()
  for (const { kind, of } of inOrder) {
    if (of === null) continue
    if (kind === 'undo') undone.add(of)
    else undone.delete(of)
  }
  return inOrder.filter(({ id, of }) => of === null && !undone.has(id))
}

/**
 * What the inventory is: everything that was read, and on top of it what people added, moved, changed, struck out and
 * confirmed. This is the only place that says so; whoever shows, adds up or exports figures asks here. No two figures
 * have the same metric and year: whatever is put in a place takes it. In the order in which figures are shown, newest first.
 */
export const settleInventory = (
  results: readonly Finding[],
  corrections: readonly Correction[] = [],
): Figure[] => {
  const figures = new Map(results.map((finding) => [figureId(finding), readFigure(finding)]))
  for (const correction of standing(corrections)) {
    const { kind, figure, after } = correction
    const was = figures.get(figure)
    if (kind === 'confirm') {
      // Whoever gave a figure answers for it still, with their reason, when somebody checks it.
      const said = was?.source === 'person' ? was.correction : correction
      if (was) figures.set(figure, { ...was, doubtful: false, correction: said })
      continue
    }
    figures.delete(figure)
    if (after === null) continue
    for (const [id, other] of figures) if (isAt(other, after)) figures.delete(id)
    figures.set(figure, statedFigure(correction, after, was))
  }
  return [...figures.values()].sort(
    (a, b) => metrics.indexOf(a.metric) - metrics.indexOf(b.metric) || b.year - a.year,
  )
}
