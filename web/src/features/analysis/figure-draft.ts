import type { Finding } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type Metric, metrics } from '@ledgerleaf/contract/metrics'
import { type QuantityUnit, unitsOf } from '@ledgerleaf/contract/quantities'
import type { Picked } from './picked.ts'
import { type Meant, plainOf, readTyped } from './read-typed.ts'
import type { FigurePlace } from './shown.ts'

/** What somebody has typed so far. It outlives the dialog: nothing typed is lost by closing it. */
export type FigureDraft = {
  value: string
  /** How a value is meant that could be read in two ways, once they said so. */
  meant: Meant | null
  unit: QuantityUnit
  metric: Metric
  year: string
  perimeter: string
  reason: string
  picked: Picked | null
}

/** A value as one would type it: no thousands marked, every decimal kept. */
export const plainValue = (value: number): string => {
  const plain = Number(value.toPrecision(15)).toFixed(6)
  return plain.replace(/\.?0+$/, '')
}

const unitWords: readonly [RegExp, QuantityUnit][] = [
  [/^(kt|kilotonn|thousand (metric )?ton|1,?000 t)/i, 'kt'],
  [/^(mt|million|mmt)/i, 'Mt'],
  [/^kg/i, 'kg'],
  [/^(gwh|twh|mwh|kwh)/i, 'MWh'],
]

/** The unit most figures of the document are printed in, to begin with; it is there to see and to change. */
export const likelyUnit = (metric: Metric, results: readonly Finding[]): QuantityUnit => {
  const units = unitsOf(metric)
  const [base = 't'] = units
  const counts = new Map<QuantityUnit, number>()
  for (const { rawUnit } of results.filter((finding) => unitsOf(finding.metric)[0] === base)) {
    const unit = unitWords.find(([words]) => words.test(rawUnit.trim()))?.[1] ?? base
    if (units.includes(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? base
}

export const newDraft = (
  figure: Figure | null,
  place: FigurePlace | null,
  results: readonly Finding[],
): FigureDraft => {
  const metric = figure?.metric ?? place?.metric ?? metrics[1]
  const [base = 't'] = unitsOf(metric)
  return {
    value: figure ? plainValue(figure.value) : '',
    // What we wrote ourselves has a point before its decimals: 12.345 is not twelve thousand.
    meant: figure ? 'decimals' : null,
    unit: figure ? base : likelyUnit(metric, results),
    metric,
    year: String(figure?.year ?? place?.year ?? ''),
    perimeter: figure?.perimeter ?? '',
    reason: '',
    picked: null,
  }
}

type Sent = { sure: boolean; seenVersion: number }

/** What has to be said about a draft before the contract can judge it. */
export const problemsOf = ({ value, meant, year }: FigureDraft) => {
  const read = readTyped(value)
  const unread = read.kind === 'refused' ? read.why : 'Which of the two is meant?'
  return {
    value: plainOf(value, meant) === null ? unread : undefined,
    year: /^\d{4}$/.test(year.trim()) ? undefined : 'Please give a year, such as 2023.',
  }
}

/** What is sent for a draft. */
export const bodyOf = (draft: FigureDraft, figure: Figure | null, sent: Sent) => {
  const { value, meant, unit, metric, year, perimeter, reason, picked } = draft
  const said = {
    metric,
    year: Number(year),
    value: plainOf(value, meant) ?? '',
    unit,
    perimeter: perimeter.trim() || null,
    from: picked ? { spot: picked.id } : null,
    reason: reason.trim(),
    ...sent,
  }
  return figure ? { ...said, kind: 'change', figure: figure.id } : { ...said, kind: 'add' }
}
