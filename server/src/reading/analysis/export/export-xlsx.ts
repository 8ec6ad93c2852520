import type { Analysis } from '@ledgerleaf/contract/analysis'
import writeXlsxFile, { type Row, type Sheet } from 'write-excel-file/node'
import {
  exportColumns,
  exportRows,
  flagColumns,
  flagRows,
  historyColumns,
  historyRows,
  sourceColumns,
  sourceRows,
} from './export-rows.ts'
import { inert } from './inert.ts'
import { lineColumns, lineRows } from './line-rows.ts'

type Value = string | number | null

const cell = (value: Value) => {
  if (value === null) return null
  return typeof value === 'number'
    ? { value, type: Number }
    : // As text and nothing else: a formula in a quote stays a quote.
      { value: inert(value), type: String }
}

const wide = [
  ...['name', 'quote', 'found', 'todo', 'standards', 'change', 'reason'],
  ...['formula', 'contract_formula', 'factor_source', 'remarks', 'reasons'],
]

const sheet = (name: string, head: readonly string[], rows: Value[][]): Sheet<never> => ({
  sheet: name,
  data: [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row): Row => row.map(cell)),
  ],
  columns: head.map((title) => ({
    width: wide.includes(title) ? 44 : 16,
  })),
  stickyRowsCount: 1,
})

/** Nothing where no model was asked. */
const modelSheet = ({ modelUse: use }: Analysis): Sheet<never>[] => {
  if (!use) return []
  const { pages, unanswered, tokens, milliseconds, accepted, refused } = use
  const heads = [
    'pages_asked',
    'pages_unanswered',
    'tokens',
    'seconds',
    'figures_accepted',
    'figures_refused',
  ]
  return [
    sheet('Language model', heads, [[pages, unanswered, tokens, milliseconds / 1000, accepted, refused]]),
  ]
}

/** One sheet for each thing the screen shows. */
export const exportXlsx = (analysis: Analysis): Promise<Buffer> => {
  const { footprints, perimeter } = analysis
  return writeXlsxFile([
    sheet(
      'Footprint',
      ['year', 'tonnes_co2e', 'made_of', 'perimeter'],
      footprints.map(({ year, tonnes, parts }) => [
        year,
        tonnes,
        parts.map(({ metric }) => metric).join(' + '),
        perimeter ?? 'whole company',
      ]),
    ),
    sheet('Figures', exportColumns, exportRows(analysis)),
    analysis.activity
      ? sheet('Lines', lineColumns, lineRows(analysis))
      : sheet('Sources', sourceColumns, sourceRows(analysis)),
    sheet('Flags', flagColumns, flagRows(analysis)),
    sheet('Changes', historyColumns, historyRows(analysis)),
    ...modelSheet(analysis),
  ]).toBuffer()
}
