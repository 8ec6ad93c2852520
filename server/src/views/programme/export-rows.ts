import type {
  InventorySource,
  Programme,
  ProgrammeStatement,
  ProgrammeYear,
  ProgrammeYearLine,
} from '@ledgerleaf/contract/programme'
import { type Decision, tellDecision, tellTarget } from '@ledgerleaf/contract/programme-decisions'
import { lineName, lineOf } from '@ledgerleaf/contract/programme-lines'
import { placeOf } from '../../reading/analysis/index.ts'

export type ExportCell = string | number | null
export type ExportSheet = { name: string; columns: readonly string[]; rows: ExportCell[][] }

const inventoryColumns = [
  'year',
  'line',
  'name',
  'tonnes_co2e',
  'state',
  'document',
  'document_kind',
  'document_id',
  'place',
  'quote',
  'method',
  'worth_checking',
  'perimeter',
  'decision',
  'decided_by',
  'decided_at',
  'reason',
  'retired_tonnes',
  'pending_tonnes',
  'open_tonnes',
  'retired_without_a_period_tonnes',
] as const

const methodOf = (statement: ProgrammeStatement, source: InventorySource | undefined): string =>
  [
    source?.kind === 'activity' ? 'reckoned from activity data' : 'read in the document',
    statement.addedFrom.length > 0 && `sum of ${statement.addedFrom.join(' + ')}`,
    statement.isCorrected && 'given or changed by a person',
  ]
    .filter((part) => part !== false)
    .join(', ')

const stateOf = ({ state, sourceId, tonnes }: ProgrammeYearLine, statement: ProgrammeStatement): string => {
  if (state === 'undecided') return 'undecided'
  if (sourceId === statement.sourceId) return state
  return tonnes === statement.tonnes ? 'agrees' : 'not chosen'
}

const decisionCells = (decision: Decision | undefined): ExportCell[] =>
  decision
    ? [tellDecision(decision.said), decision.madeBy, decision.madeAt, decision.reason]
    : [null, null, null, null]

const lineRows = ({ sources, decisions }: Programme, { year }: ProgrammeYear, line: ProgrammeYearLine) =>
  // What contradicts it by another method has its row under that method.
  line.statements
    .filter(({ metric }) => lineOf(metric) === line.line)
    .map((statement): ExportCell[] => {
      const source = sources.find(({ id }) => id === statement.sourceId)
      return [
        year,
        line.line,
        lineName(line.line),
        statement.tonnes,
        stateOf(line, statement),
        source?.name ?? null,
        source?.kind ?? null,
        statement.sourceId,
        statement.evidence && placeOf(statement.evidence),
        statement.evidence?.quote ?? null,
        methodOf(statement, source),
        statement.isDoubtful ? 'yes' : 'no',
        source?.perimeter ?? 'whole company',
        ...decisionCells(decisions.find(({ version }) => version === line.decidedBy)),
        ...[null, null, null, null],
      ]
    })

const nameIn = (sources: Programme['sources']) => (id: string) =>
  sources.find((source) => source.id === id)?.name ?? id

/** How a total came about; one that joins documents says so, and which of them give another. */
const tellTotal = (
  sources: Programme['sources'],
  { isAsReported, parts, sourceIds, contradictedBy }: ProgrammeYear['total'],
): string =>
  [
    isAsReported ? 'as reported' : `sum of ${parts.map(({ metric }) => metric).join(' + ')}`,
    ...(sourceIds.length > 1 ? [`from ${sourceIds.length} documents`] : []),
    ...contradictedBy.map(
      ({ sourceId, tonnes }) => `“${nameIn(sources)(sourceId)}” gives ${tonnes} for the year`,
    ),
  ].join('; ')

/** What a year comes to. What is unknown or undecided has no number: an empty cell is not zero. */
const totalRow = ({ sources }: Programme, { year, total, coverage }: ProgrammeYear): ExportCell[] => [
  year,
  'year_total',
  'Footprint of the year',
  total.tonnes,
  total.state,
  total.sourceIds.map(nameIn(sources)).join('; ') || null,
  null,
  total.sourceIds.join('; ') || null,
  ...[null, null],
  total.state === 'known' ? tellTotal(sources, total) : null,
  ...[null, null, null, null, null, null],
  coverage.retiredTonnes,
  coverage.pendingTonnes,
  coverage.openTonnes,
  coverage.undatedTonnes,
]

/** What was retired for a period over several years stands under none of them. */
const severalYearsRows = ({ severalYears: { retiredTonnes, pendingTonnes } }: Programme): ExportCell[][] =>
  retiredTonnes + pendingTonnes === 0
    ? []
    : [
        [
          ...[null, 'several_years', 'Retired for a period over several years'],
          ...Array(14).fill(null),
          ...[retiredTonnes, pendingTonnes, null, null],
        ],
      ]

/** Everything that is said of every year, one row for each statement, and what the year comes to. */
export const inventorySheet = (programme: Programme): ExportSheet => ({
  name: 'Inventory',
  columns: inventoryColumns,
  rows: [
    ...programme.years.flatMap((year) => [
      ...year.lines.flatMap((line) => lineRows(programme, year, line)),
      totalRow(programme, year),
    ]),
    ...severalYearsRows(programme),
  ],
})

const coverageSheet = ({ years }: Programme): ExportSheet => ({
  name: 'Coverage',
  columns: ['year', 'part', 'emitted_tonnes', 'covered_counted_from_scope_1_on'],
  rows: years.flatMap(({ year, coverage }) =>
    coverage.parts.map(({ metric, tonnes, coveredTonnes }): ExportCell[] => [
      year,
      metric,
      tonnes,
      coveredTonnes,
    ]),
  ),
})

const baseSheet = ({ base }: Programme): ExportSheet => ({
  name: 'Base year',
  columns: ['year', 'line', 'recorded_tonnes', 'now_tonnes', 'threshold_percent'],
  rows: (base?.recorded ?? []).map(({ line, tonnes }) => [
    base?.year ?? null,
    line,
    tonnes,
    base?.now.find((one) => one.line === line)?.tonnes ?? null,
    base?.thresholdPercent ?? null,
  ]),
})

const forecastSheet = ({ targets, prices, sources }: Programme): ExportSheet => ({
  name: 'Targets and forecast',
  columns: [
    'target',
    'year',
    'emitted_tonnes',
    'path_tonnes',
    'last_year_held_flat_tonnes',
    'credits_least',
    'credits_most',
    `cost_least_usd${prices ? '' : '_unknown'}`,
    `cost_most_usd${prices ? '' : '_unknown'}`,
    'emitted_from_documents',
  ],
  rows: targets.flatMap((target) => {
    const name = tellTarget({ kind: 'target', ...target })
    const dollars = (cents: number | null) => (cents === null ? null : cents / 100)
    return [
      ...target.actuals.map(({ year, tonnes, sourceIds }): ExportCell[] => [
        ...[name, year, tonnes, ...Array(6).fill(null)],
        sourceIds.map(nameIn(sources)).join('; '),
      ]),
      ...target.forecast.map((one): ExportCell[] => [
        name,
        one.year,
        null,
        one.pathTonnes,
        one.flatTonnes,
        one.creditsMin,
        one.creditsMax,
        dollars(one.costMinCents),
        dollars(one.costMaxCents),
        null,
      ]),
    ]
  }),
})

const historySheet = ({ decisions }: Programme): ExportSheet => ({
  name: 'Decisions',
  columns: ['number', 'decision', 'reason', 'decided_by', 'decided_at', 'report_deleted'],
  rows: decisions.map(({ version, said, reason, madeBy, madeAt, isSourceGone }) => [
    version,
    tellDecision(said),
    reason,
    madeBy,
    madeAt,
    isSourceGone ? 'yes' : 'no',
  ]),
})

/** One sheet for each thing the screen shows. */
export const exportSheets = (programme: Programme): ExportSheet[] => [
  inventorySheet(programme),
  coverageSheet(programme),
  baseSheet(programme),
  forecastSheet(programme),
  historySheet(programme),
]
