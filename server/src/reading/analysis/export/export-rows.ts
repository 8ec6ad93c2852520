import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import { type Figure, settleInventory } from '@ledgerleaf/contract/inventory'
import { metricName } from '@ledgerleaf/contract/metrics'
import { changeOfSource } from '@ledgerleaf/contract/sources'
import { tellCorrection } from '@ledgerleaf/contract/tell-change'
import { type CountedLine, countedLines } from './line-rows.ts'

export const placeOf = ({ page, sheet, cell }: Evidence): string => {
  if (cell) return sheet ? `${sheet}!${cell}` : cell
  return page === null ? (sheet ?? '') : `page ${page}`
}

type Cell = string | number | null

/** The inventory as a table: one row for each figure as it stands, with what was read and who changed it beside it. */
export const exportColumns = [
  'metric',
  'name',
  'year',
  'value',
  'unit',
  'perimeter',
  'source',
  'worth_checking',
  'place',
  'quote',
  'read_value',
  'raw_value',
  'raw_unit',
  'conversion',
  'confidence',
  'found_by',
  'changed_by',
  'changed_at',
  'change',
  'reason',
] as const

export const figuresOf = ({ results, corrections }: Analysis): Figure[] =>
  settleInventory(results, corrections)

const rowOf = (figure: Figure): Cell[] => {
  const { finding, correction, evidence } = figure
  return [
    figure.metric,
    metricName(figure.metric),
    figure.year,
    figure.value,
    figure.unit,
    figure.perimeter,
    figure.source,
    figure.doubtful ? 'yes' : 'no',
    evidence && placeOf(evidence),
    evidence?.quote ?? null,
    finding?.value ?? null,
    correction?.given?.value ?? finding?.rawValue ?? null,
    correction?.given?.unit ?? finding?.rawUnit ?? null,
    correction?.given?.conversion ?? finding?.conversion ?? null,
    finding?.confidence ?? null,
    finding?.foundBy ?? null,
    correction?.madeBy ?? null,
    correction?.madeAt ?? null,
    correction && tellCorrection(correction),
    correction?.reason ?? null,
  ]
}

export const exportRows = (analysis: Analysis): Cell[][] => figuresOf(analysis).map(rowOf)

/** A line below its figure, in the same columns: the lines of a figure add up to it. */
const lineRowOf = (figure: Figure, { line, number, tonnes, formula }: CountedLine): Cell[] => {
  const row: Partial<Record<(typeof exportColumns)[number], Cell>> = {
    metric: figure.metric,
    name: line.site === '' ? line.name : `${line.name}, ${line.site}`,
    year: figure.year,
    value: tonnes,
    unit: figure.unit,
    source: 'line',
    place: `line ${number}`,
    // By contract, the formula itself names whose factor it is.
    quote: [
      formula,
      ...(formula === line.formula ? [line.factor.says, ...line.remarks] : []),
      `Data quality ${line.grade}`,
    ].join('. '),
    raw_value: line.amount,
    raw_unit: line.unit,
    found_by: 'activity',
  }
  return exportColumns.map((column) => row[column] ?? null)
}

/** For a file of one table: below each computed figure the lines it is the sum of. */
export const exportRowsWithLines = (analysis: Analysis): Cell[][] =>
  figuresOf(analysis).flatMap((figure) => [
    rowOf(figure),
    ...countedLines(analysis, figure).map((counted) => lineRowOf(figure, counted)),
  ])

export const historyColumns = [
  'number',
  'made_at',
  'made_by',
  'change',
  'reason',
  'conversion',
  'remark',
  'place',
] as const

/** Every change that was ever made, oldest first, also those that were undone. */
export const historyRows = ({ corrections }: Analysis): Cell[][] =>
  corrections.map((correction) => [
    correction.version,
    correction.madeAt,
    correction.madeBy,
    tellCorrection(correction, corrections),
    correction.reason,
    correction.given?.conversion ?? null,
    correction.remark,
    correction.evidence && placeOf(correction.evidence),
  ])

export const flagColumns = ['rule', 'kind', 'severity', 'name', 'found', 'todo', 'standards'] as const

/** What a rule would question, and apart from it by its kind what our own reading is in doubt about. */
export const flagRows = ({ warnings }: Pick<Analysis, 'warnings'>): Cell[][] =>
  warnings.map(({ id, kind, severity, title, found, todo, standards }) => [
    id,
    kind,
    severity,
    title,
    found,
    todo,
    standards.map(({ name, reference }) => `${name}, ${reference}`).join('; '),
  ])

export const sourceColumns = [
  'name',
  'scope',
  'year',
  'tonnes_co2e_as_read',
  'share_as_read',
  'place',
  'computed_from',
  'factor',
  'factor_source',
  'tonnes_co2e_as_changed',
  'change',
  'changed_by',
  'changed_at',
] as const

/** The sources as they were read, each with what a person made of its figure since. */
export const sourceRows = (analysis: Pick<Analysis, 'sources' | 'results' | 'corrections'>): Cell[][] =>
  analysis.sources.map((source) => {
    const { name, scope, year, tonnes, share, evidence, computed } = source
    const change = changeOfSource(source, analysis)
    return [
      name,
      scope,
      year,
      tonnes,
      share,
      placeOf(evidence),
      computed?.activity ?? null,
      computed?.factor ?? null,
      computed?.factorSource ?? null,
      change?.after?.value ?? null,
      change && tellCorrection(change),
      change?.madeBy ?? null,
      change?.madeAt ?? null,
    ]
  })
