import type { Analysis, AnalysisSummary, CellGrid } from '@ledgerleaf/contract/analysis'
import type { Evidence, Finding } from '@ledgerleaf/contract/findings'
import { footprints, headlineOf } from '@ledgerleaf/contract/footprint'
import { categoryOf, type Metric, metricName } from '@ledgerleaf/contract/metrics'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { sampleNames } from './sample-names.ts'

const sheet = 'Emissions'
const firstRow = 4
const years = ['C', 'D'] as const

/** The sheet of the sample: each row with the tonnes of two years. */
const rows: readonly (readonly [Metric, before: number, now: number])[] = [
  ['scope1', 1197, 1102],
  ['scope2_location', 2366, 2298],
  ['scope2_market', 1422, 986],
  ['scope3_total', 14_118, 13_460],
  ['scope3_cat1', 8744, 8310],
  ['scope3_cat4', 2391, 2275],
  ['scope3_cat5', 298, 276],
  ['scope3_cat6', 1495, 1444],
  ['scope3_cat7', 1190, 1155],
]

const labelOf = (metric: Metric): string =>
  categoryOf(metric) === null
    ? metricName(metric)
    : metricName(metric).replace('Scope 3, category', 'Category')

const cellOf = (row: number, column: (typeof years)[number]) => `${column}${firstRow + row}`

const evidenceOf = (row: number, column: (typeof years)[number]): Evidence => {
  const [metric, before, now] = rows[row] ?? rows[0] ?? ['scope1', 0, 0]
  return {
    page: null,
    box: null,
    sheet,
    cell: cellOf(row, column),
    quote: `${labelOf(metric)} ${writeExact(before)} ${writeExact(now)}`,
  }
}

const findingsOf = (year: number): Finding[] =>
  rows.flatMap(([metric, before, now], row) =>
    years.map((column, i) => {
      const value = column === 'D' ? now : before
      return {
        id: `${metric}/${year - 1 + i}`,
        metric,
        year: year - 1 + i,
        value,
        unit: 'tCO2e' as const,
        rawValue: String(value),
        rawUnit: 't CO2e',
        conversion: `${writeExact(value)} = ${writeExact(value)} t CO2e (unit “t CO2e” from the head of the table)`,
        confidence: 0.99,
        doubtful: false,
        gas: 'CO2e' as const,
        evidence: evidenceOf(row, column),
        perimeter: null,
        reasons: ['For it: no other figure is as likely.', 'For it: its column is of its year.'],
        context: ['Greenhouse gas emissions in t CO2e', String(year - 1 + i)],
        foundBy: 'reading' as const,
        alternatives: [],
      }
    }),
  )

/** The report of the sample as the server would answer it once it is read. */
export const sampleAnalysis = (uploadedAt: string): Analysis => {
  const year = new Date(uploadedAt).getUTCFullYear() - 1
  const results = findingsOf(year)
  const all = footprints(results)
  return {
    id: 'sample',
    companyName: sampleNames.buyer,
    company: sampleNames.buyer,
    fileName: 'sustainability-data.xlsx',
    uploadedAt,
    completedAt: uploadedAt,
    state: 'completed',
    step: 'completed',
    refusal: null,
    footprint: headlineOf(all),
    footprints: all,
    perimeter: null,
    findings: results.length,
    doubtful: 0,
    flags: 0,
    guest: false,
    format: 'xlsx',
    bytes: 48_213,
    pageCount: 1,
    scannedPages: 0,
    skimmed: [],
    years: [year - 1, year],
    results,
    sources: [],
    intensities: [],
    targets: [],
    modelUse: null,
    warnings: [],
    corrections: [],
    kind: 'report',
    activity: null,
    pages: [{ page: 1, sheet, width: 0, height: 0 }],
  }
}

/** What stands in a list of analyses. */
export const sampleSummary = (uploadedAt: string): AnalysisSummary => {
  const {
    id,
    companyName,
    fileName,
    state,
    step,
    refusal,
    footprint,
    perimeter,
    findings,
    doubtful,
    flags,
    kind,
    ...rest
  } = sampleAnalysis(uploadedAt)
  return {
    id,
    companyName,
    fileName,
    uploadedAt,
    state,
    step,
    refusal,
    footprint,
    footprints: rest.footprints,
    perimeter,
    findings,
    doubtful,
    flags,
    kind,
  }
}

/** The figure the tour opens, and the cells around it. */
export const openedPlace = { metric: 'scope3_cat1', row: 4, sheet, cell: cellOf(4, 'D') } as const

export const sampleCells = (year: number): CellGrid => ({
  columns: ['A', 'B', 'C', 'D'],
  column: 'D',
  row: firstRow + openedPlace.row,
  rows: [
    { row: firstRow - 1, cells: ['Greenhouse gas emissions', 'Unit', String(year - 1), String(year)] },
    ...rows.map(([metric, before, now], row) => ({
      row: firstRow + row,
      cells: [labelOf(metric), 't CO2e', writeExact(before), writeExact(now)],
    })),
  ],
})
