import type { ActivityBasis } from '@ledgerleaf/contract/activity-basis'
import type { AnalysisState } from '@ledgerleaf/contract/analysis'
import type { Correction, Stated } from '@ledgerleaf/contract/corrections'
import type { ProgressStep } from '@ledgerleaf/contract/events'
import type { EmissionSource, Evidence, Finding, Intensity, Target } from '@ledgerleaf/contract/findings'
import type { Metric } from '@ledgerleaf/contract/metrics'
import type { ModelUse } from '@ledgerleaf/contract/model-use'
import type { SkimmedSheet } from '@ledgerleaf/contract/skimmed-sheets'
import type { Cues } from '@ledgerleaf/esg/types'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { newId } from '../../platform/id.ts'

const id = () => uuid().primaryKey().$defaultFn(newId)
const reportId = () => uuid().notNull()
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What was read beside the findings, which have rows of their own. */
export type KeptReading = {
  format: string
  company: string | null
  years: number[]
  pageCount: number
  scannedPages: number
  milliseconds: number
  perimeter: string | null
  sources: EmissionSource[]
  intensities: Intensity[]
  targets: Target[]
  /** Reports that were read before a model could be asked have none. */
  modelUse?: ModelUse | null
  /** These are missing in what older releases kept. */
  cues?: Cues
  reportYear?: number | null
  skimmed?: SkimmedSheet[]
  /** Where nothing was read but computed. */
  activity?: ActivityBasis
}

/** Of a page, a line and its place there; of a sheet, what stands in a cell. */
export type PageLine = { text: string; cell: string | null; box: Evidence['box'] }

export const reports = pgTable('reports', {
  id: id(),
  personId: uuid(),
  visitorHash: text(),
  sha256: text().notNull(),
  extension: text().notNull(),
  bytesCount: bigint({ mode: 'number' }).notNull(),
  state: text().$type<AnalysisState>().notNull(),
  step: text().$type<ProgressStep>().notNull(),
  refusalCode: text(),
  refusal: text(),
  attempts: integer().notNull().default(0),
  storedAt: instant().notNull(),
  completedAt: instant(),
  reading: jsonb().$type<KeptReading>(),
  /** The document in the store; null while it lies in pieces here, or where none is kept. */
  object: text(),
})

/** A document that was written here in a transaction, until it is moved into the store. */
export const reportChunks = pgTable(
  'report_chunks',
  { reportId: reportId(), position: integer().notNull(), bytes: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.reportId, table.position] })],
)

export const reportPages = pgTable(
  'report_pages',
  {
    reportId: reportId(),
    position: integer().notNull(),
    page: integer().notNull(),
    sheet: text(),
    hidden: boolean().notNull().default(false),
    width: doublePrecision().notNull(),
    height: doublePrecision().notNull(),
    lines: jsonb().$type<PageLine[]>().notNull(),
    words: tsvector().notNull().generatedAlwaysAs(sql`jsonb_to_tsvector('english', lines, '["string"]')`),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.position] })],
)

export const reportImages = pgTable(
  'report_images',
  { reportId: reportId(), page: integer().notNull(), png: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.reportId, table.page] })],
)

export const analysisFindings = pgTable('analysis_findings', {
  id: id(),
  reportId: reportId(),
  position: integer().notNull(),
  metric: text().$type<Metric>().notNull(),
  year: integer().notNull(),
  value: doublePrecision().notNull(),
  unit: text().$type<Finding['unit']>().notNull(),
  rawValue: text().notNull(),
  rawUnit: text().notNull(),
  conversion: text().notNull(),
  confidence: doublePrecision().notNull(),
  gas: text().$type<Finding['gas']>().notNull(),
  foundBy: text().$type<Finding['foundBy']>().notNull(),
  perimeter: text(),
  reasons: jsonb().$type<string[]>().notNull(),
  context: jsonb().$type<string[]>().notNull(),
  evidence: jsonb().$type<Evidence>().notNull(),
  alternatives: jsonb().$type<Finding['alternatives']>().notNull(),
})

export const analyses = pgTable('analyses', {
  id: uuid().primaryKey(),
  reportId: reportId(),
  companyName: text().notNull(),
  fileName: text().notNull(),
  uploadedAt: instant().notNull(),
})

/** Only ever added to; the database itself refuses a change of what was said. */
export const analysisCorrections = pgTable('analysis_corrections', {
  id: id(),
  analysisId: uuid().notNull(),
  version: integer().notNull(),
  kind: text().$type<Correction['kind']>().notNull(),
  figure: text().notNull(),
  ofId: uuid(),
  before: jsonb().$type<Stated>(),
  after: jsonb().$type<Stated>(),
  given: jsonb().$type<NonNullable<Correction['given']>>(),
  evidence: jsonb().$type<Evidence>(),
  reason: text().notNull(),
  remark: text(),
  madeBy: text().notNull(),
  madeAt: instant().notNull(),
})
