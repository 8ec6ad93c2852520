import type { ActivityLine } from '@ledgerleaf/contract/activity-basis'
import { gramsFor, linesOfMetric, tonnesOf } from '@ledgerleaf/contract/activity-totals'
import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'

type Cell = string | number | null

export const lineColumns = [
  'number',
  'name',
  'counts_as',
  'amount',
  'unit',
  'from',
  'to',
  'country',
  'site',
  'supplier',
  'how_known',
  'factor_kg_co2e',
  'factor_per',
  'factor_id',
  'factor_source',
  'factor_licence',
  'factor_url',
  'tonnes_co2e',
  'formula',
  'contract_kind',
  'contract_kg_co2e_per_kwh',
  'contract_source',
  'tonnes_co2e_by_contract',
  'contract_formula',
  'data_quality',
  'reasons',
  'remarks',
  'note',
] as const

const rowOf = (line: ActivityLine, i: number): Cell[] => {
  const { factor, market, marketGrams } = line
  return [
    ...[i + 1, line.name, line.metric, line.amount, line.unit, line.startsOn, line.endsOn],
    ...[line.region, line.site, line.supplier, line.basis],
    ...[factor.kg, factor.unit, factor.id, factor.says, factor.licence, factor.url],
    ...[tonnesOf(line.grams), line.formula],
    ...[market?.kind ?? null, market?.kg ?? null, market?.source ?? null],
    ...[marketGrams === null ? null : tonnesOf(marketGrams), line.marketFormula],
    ...[line.grade, line.reasons.join('; '), line.remarks.join('; '), line.note],
  ]
}

/** Every line with all that its figure is computed from, by location and by contract: whoever has them can compute it again. */
export const lineRows = ({ activity }: Pick<Analysis, 'activity'>): Cell[][] =>
  (activity?.lines ?? []).map(rowOf)

export type CountedLine = { line: ActivityLine; number: number; tonnes: number; formula: string }

/** The lines a figure is the sum of, each as it counts for it. */
export const countedLines = (
  { activity }: Pick<Analysis, 'activity'>,
  { metric, source }: Pick<Figure, 'metric' | 'source'>,
): CountedLine[] => {
  if (!activity || source !== 'computed') return []
  return linesOfMetric(activity.lines, metric).map((line) => ({
    line,
    number: activity.lines.indexOf(line) + 1,
    tonnes: tonnesOf(gramsFor(line, metric)),
    formula: (metric === 'scope2_market' && line.marketFormula) || line.formula,
  }))
}
