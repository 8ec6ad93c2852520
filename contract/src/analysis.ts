import * as z from 'zod/mini'
import { ActivityBasis } from './activity-basis.ts'
import { Correction } from './corrections.ts'
import { endpoint } from './endpoint.ts'
import { EmissionSource, Evidence, Finding, Flag, Intensity, Metric, Target } from './findings.ts'
import { ModelUse } from './model-use.ts'
import { SkimmedSheet } from './skimmed-sheets.ts'

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
  /** The year to speak of first. */
  footprint: z.nullable(Footprint),
  /** Every year that has one, newest first. */
  footprints: z.array(Footprint),
  /** What they are about: the whole company (null), or the part named here. */
  perimeter: z.nullable(z.string()),
  findings: z.int(),
  /** How many of them wait for a person's look. */
  doubtful: z.int(),
  flags: z.int(),
  /** Read in a document, or computed from activity data. */
  kind: z.enum(['report', 'activity']),
})
export type AnalysisSummary = z.infer<typeof AnalysisSummary>

/** A page with its size in points, to lay a box over its picture; or a sheet with its name. */
const PageSize = z.object({
  page: z.int(),
  sheet: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
})

export const Analysis = z.extend(AnalysisSummary, {
  completedAt: z.nullable(z.string()),
  /** Whether somebody without an account sent it: it is deleted after a while unless they open one. */
  guest: z.boolean(),
  format: z.string(),
  bytes: z.int(),
  pageCount: z.int(),
  scannedPages: z.int(),
  /** The sheets of which not every row was read. */
  skimmed: z.array(SkimmedSheet),
  company: z.nullable(z.string()),
  years: z.array(z.int()),
  results: z.array(Finding),
  sources: z.array(EmissionSource),
  intensities: z.array(Intensity),
  targets: z.array(Target),
  /** Null where no language model was asked. */
  modelUse: z.nullable(ModelUse),
  warnings: z.array(Flag),
  /** Every change a person made, oldest first; `settleInventory` says what they come to. */
  corrections: z.array(Correction),
  /** What it was computed from where there is no document; null where one was read. */
  activity: z.nullable(ActivityBasis),
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

/** What an answer rests on: a place in the document, or a person's own word on a figure. */
export const Citation = z.extend(Evidence, {
  /** Set where it is a figure of the inventory. */
  figure: z.nullable(z.object({ metric: Metric, year: z.int() })),
  /** Set where a person changed or added the figure; the quote is then their reason, unless they pointed at a place. */
  correction: z.nullable(z.object({ reason: z.string(), madeAt: z.string() })),
})
export type Citation = z.infer<typeof Citation>

const Operand = z.object({
  label: z.string(),
  /** Every digit of it, with a point before the decimals. */
  value: z.string(),
  unit: z.string(),
  /** The number of its citation; null where it is the result of an earlier formula of the same answer. */
  citation: z.nullable(z.int()),
  doubtful: z.boolean(),
})

/** One step of a computation, to the digit: what was put in, what was done with it, what came out. */
export const Formula = z.object({
  label: z.string(),
  /** `share` is the first of the second, `change` goes from the first to the second, `per` divides. */
  operator: z.enum(['sum', 'difference', 'share', 'change', 'average', 'per']),
  operands: z.array(Operand),
  result: z.object({ value: z.string(), unit: z.string(), rounded: z.boolean() }),
})
export type Formula = z.infer<typeof Formula>

export const Answer = z.object({
  /** False where the report does not hold the answer; the text says so. */
  found: z.boolean(),
  /** Everything in words, formulas and notes as well. */
  text: z.string(),
  /** What the answer rests on, in the order of the marks [1], [2] … in the text. */
  citations: z.array(Citation),
  formulas: z.array(Formula),
  /** What to know beside a formula: the method, what is missing, what is worth checking. */
  notes: z.array(z.string()),
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
    errors: ['documents_unavailable', 'not_found', 'rate_limited', 'document_unreadable'],
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
    errors: ['documents_unavailable', 'not_found'],
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
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/questions',
    summary: 'Questions about this report that have an answer; each was answered before it is named',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    answer: z.object({ questions: z.array(z.string()) }),
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
