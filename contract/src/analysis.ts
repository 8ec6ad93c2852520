import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { metrics } from './metrics.ts'

export const Metric = z.enum(metrics)

const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })

/** Where a figure stands: a page and a place on it, or a sheet and a cell; always with the words that stand there. */
export const Evidence = z.object({
  page: z.nullable(z.number()),
  box: z.nullable(Box),
  sheet: z.nullable(z.string()),
  cell: z.nullable(z.string()),
  quote: z.string(),
})
export type Evidence = z.infer<typeof Evidence>

export const Finding = z.object({
  id: z.string(),
  metric: Metric,
  year: z.int(),
  /** Tonnes of CO2e, or MWh for energy. */
  value: z.number(),
  unit: z.enum(['tCO2e', 'MWh']),
  rawValue: z.string(),
  rawUnit: z.string(),
  conversion: z.string(),
  confidence: z.number(),
  /** True where a person should look before relying on it. */
  doubtful: z.boolean(),
  gas: z.enum(['CO2e', 'CO2']),
  evidence: Evidence,
  context: z.array(z.string()),
  /** Who found it: our own reading, or a language model whose evidence was found on the page. */
  foundBy: z.enum(['reading', 'model']),
  alternatives: z.array(
    z.object({ value: z.number(), rawValue: z.string(), rawUnit: z.string(), evidence: Evidence }),
  ),
})
export type Finding = z.infer<typeof Finding>

export const EmissionSource = z.object({
  name: z.string(),
  scope: z.nullable(z.int()),
  year: z.int(),
  tonnes: z.number(),
  share: z.nullable(z.number()),
  evidence: Evidence,
  computed: z.nullable(
    z.object({ activity: z.string(), factorId: z.string(), factor: z.string(), factorSource: z.string() }),
  ),
})
export type EmissionSource = z.infer<typeof EmissionSource>

export const Intensity = z.object({
  name: z.string(),
  year: z.int(),
  value: z.number(),
  unit: z.string(),
  evidence: Evidence,
})
export type Intensity = z.infer<typeof Intensity>

export const Target = z.object({
  text: z.string(),
  percent: z.nullable(z.number()),
  baseYear: z.nullable(z.int()),
  targetYear: z.nullable(z.int()),
  scopes: z.array(z.int()),
  netZero: z.boolean(),
  evidence: Evidence,
})
export type Target = z.infer<typeof Target>

export const Flag = z.object({
  id: z.string(),
  severity: z.enum(['high', 'medium', 'low']),
  title: z.string(),
  found: z.string(),
  standards: z.array(z.object({ name: z.string(), reference: z.string() })),
  todo: z.string(),
  evidence: z.array(Evidence),
})
export type Flag = z.infer<typeof Flag>

/** What a person says a figure should be. It never replaces what was read; the two stand side by side. */
export const Correction = z.object({
  id: z.string(),
  metric: Metric,
  year: z.int(),
  value: z.number(),
  reason: z.string(),
  madeAt: z.string(),
})
export type Correction = z.infer<typeof Correction>

export const NewCorrection = z.object({
  metric: Metric,
  year: z.int().check(z.minimum(1990), z.maximum(2100)),
  value: z.number('Please give a number').check(z.minimum(0, 'Must not be negative'), z.maximum(1e12)),
  reason: z.string().check(
    z.overwrite((text: string) => text.trim()),
    z.minLength(1, 'Please say where the figure comes from'),
    z.maxLength(500),
  ),
})

export const Footprint = z.object({
  year: z.int(),
  tonnes: z.number(),
  /** What was added up, in words. */
  parts: z.array(z.object({ metric: Metric, tonnes: z.number(), corrected: z.boolean() })),
  /** Reported as one figure, because its scopes are not all in the document. */
  asReported: z.boolean(),
})
export type Footprint = z.infer<typeof Footprint>

export const AnalysisState = z.enum(['waiting', 'reading', 'completed', 'failed'])
export type AnalysisState = z.infer<typeof AnalysisState>
const Step = z.enum(['idle', 'parsing_started', 'document_analyzing', 'Ai_started', 'completed'])

const Progress = z.object({
  state: AnalysisState,
  step: Step,
  /** Why the document could not be read, for the person who sent it. */
  refusal: z.nullable(z.string()),
})

export const AnalysisSummary = z.extend(Progress, {
  id: z.string(),
  companyName: z.string(),
  fileName: z.string(),
  uploadedAt: z.string(),
  footprint: z.nullable(Footprint),
  findings: z.int(),
  flags: z.int(),
})
export type AnalysisSummary = z.infer<typeof AnalysisSummary>

/** The size of a page in points, to lay a box over its picture. */
const PageSize = z.object({ page: z.int(), width: z.number(), height: z.number() })

export const Analysis = z.extend(AnalysisSummary, {
  completedAt: z.nullable(z.string()),
  /** Whether somebody without an account sent it: it is deleted after a while unless they open one. */
  guest: z.boolean(),
  format: z.string(),
  bytes: z.int(),
  pageCount: z.int(),
  scannedPages: z.int(),
  company: z.nullable(z.string()),
  years: z.array(z.int()),
  footprints: z.array(Footprint),
  results: z.array(Finding),
  sources: z.array(EmissionSource),
  intensities: z.array(Intensity),
  targets: z.array(Target),
  warnings: z.array(Flag),
  corrections: z.array(Correction),
  pages: z.array(PageSize),
})
export type Analysis = z.infer<typeof Analysis>

/** A piece of a sheet, and which of its cells is meant. */
export const CellGrid = z.object({
  columns: z.array(z.string()),
  column: z.string(),
  row: z.int(),
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
})
export type CellGrid = z.infer<typeof CellGrid>

export const exportFormats = ['json', 'csv', 'xlsx', 'pdf'] as const

export const Answer = z.object({
  /** False where the report does not hold the answer; the text says so. */
  found: z.boolean(),
  text: z.string(),
  /** Which passages the answer rests on, in the order of their marks [1], [2] … in the text. */
  citations: z.array(Evidence),
  /** Who put it into words. */
  phrasedBy: z.enum(['reading', 'model']),
})
export type Answer = z.infer<typeof Answer>

const tag = 'Analysis'
const Id = z.object({ id: z.string() })
const Done = z.object({ done: z.literal(true) })
/** Not JSON: the bytes themselves. */
const File = z.unknown()

/** Everything here is the caller's own, by session or by the visitor's cookie; another's is not found. */
export const analysisApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/analyses',
    summary: 'The caller’s analyses, newest first',
    tag,
    effect: 'read',
    caller: 'anyone',
    answer: z.object({ analyses: z.array(AnalysisSummary) }),
    errors: [],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/analyses/:id',
    summary: 'One analysis with its findings, sources, flags and corrections',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    answer: Analysis,
    errors: ['not_found'],
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/progress',
    summary: 'How far an analysis is, for whoever missed an event of the socket',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    answer: Progress,
    errors: ['not_found'],
  }),
  pageImage: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/pages/:page',
    summary: 'A page of the document as a PNG picture',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: z.object({ id: z.string(), page: z.string() }),
    answer: File,
    errors: ['not_found', 'rate_limited', 'document_unreadable'],
  }),
  cells: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/cells',
    summary: 'The cells of a sheet around the one a figure stands in',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    query: z.object({
      sheet: z.optional(z.string().check(z.maxLength(200))),
      cell: z.string().check(z.maxLength(40)),
    }),
    answer: CellGrid,
    errors: ['not_found'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/document',
    summary: 'The document as it was uploaded',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    answer: File,
    errors: ['not_found'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/export',
    summary: 'The analysis as a file: json, csv, xlsx or pdf',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    query: z.object({ format: z.enum(exportFormats) }),
    answer: File,
    errors: ['not_found', 'rate_limited'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/analyses/:id/corrections',
    summary: 'Say what a figure should be; what was read stays beside it',
    tag,
    effect: 'change',
    caller: 'anyone',
    params: Id,
    body: NewCorrection,
    answer: Correction,
    errors: ['not_found'],
  }),
  withdrawCorrection: endpoint({
    method: 'DELETE',
    path: '/api/analyses/:id/corrections/:correctionId',
    summary: 'Take a correction back',
    tag,
    effect: 'change',
    caller: 'anyone',
    params: z.object({ id: z.string(), correctionId: z.string() }),
    answer: Done,
    errors: ['not_found'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/analyses/:id/questions',
    summary: 'Ask about this report; answered from its findings and its text, with the page',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    body: z.object({
      question: z.string().check(
        z.overwrite((text: string) => text.trim()),
        z.minLength(1, 'Please type a question'),
        z.maxLength(500),
      ),
    }),
    answer: Answer,
    errors: ['not_found', 'rate_limited'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/analyses/:id',
    summary: 'Delete an analysis, and the document with the last analysis of it',
    tag,
    effect: 'change',
    caller: 'anyone',
    params: Id,
    answer: Done,
    errors: ['not_found'],
  }),
} as const
