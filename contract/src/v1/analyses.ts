import * as z from 'zod/mini'
import { AnalysisState } from '../analysis.ts'
import { endpoint } from '../endpoint.ts'
import { Evidence, Metric } from '../findings.ts'
import { keyed, named, Page, pageQuery } from './shapes.ts'

/** A measured amount, which need not be whole. */
const Measured = z.object({ amount: z.number(), unit: z.string() })
const Footprint = z.object({ year: z.int(), total: Measured })

/** One run over a report. */
export const Analysis = z.object({
  object: z.literal('analysis'),
  id: z.string(),
  /** Read until it is `completed`; `failed` says why in `refusal`. */
  status: AnalysisState,
  refusal: z.nullable(z.string()),
  companyName: z.string(),
  fileName: z.string(),
  kind: z.enum(['report', 'activity']),
  uploadedAt: z.string(),
  /** Every year that has one, newest first. */
  footprints: z.array(Footprint),
  /** The part of the company they are about; null where it is the whole. */
  perimeter: z.nullable(z.string()),
  findings: z.int(),
  /** How many of them wait for a person's look. */
  doubtful: z.int(),
  flags: z.int(),
})
named.add(Analysis, { id: 'Analysis' })
export type V1Analysis = z.infer<typeof Analysis>

/** One figure of the inventory, after whatever people corrected. */
export const Figure = z.object({
  id: z.string(),
  metric: Metric,
  year: z.int(),
  value: Measured,
  perimeter: z.nullable(z.string()),
  /** The number of a Scope 3 category, or null. */
  category: z.nullable(z.int()),
  source: z.enum(['read', 'computed', 'person']),
  doubtful: z.boolean(),
  /** Where it stands in the document. */
  evidence: z.nullable(Evidence),
})
named.add(Figure, { id: 'Figure' })

const tag = 'Analyses'
const params = z.object({ id: z.string().check(z.maxLength(100)) })
const shared = { tag, caller: 'key' } as const

export const analysesApi = {
  make: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/analyses',
    summary: 'Upload a report and have it read',
    description:
      'A multipart form with `companyName` and then `file` (PDF, Word, spreadsheet, CSV or text, up to 25 MB). Under an Idempotency-Key, which it can do without, it is one act however often it is sent; the same file of an organisation is read once anyhow. Ask for the analysis until it is completed.',
    effect: 'change',
    scope: 'prepare',
    statuses: [201],
    upload: true,
    answer: Analysis,
    errors: [
      'documents_unavailable',
      'malformed_body',
      'upload_too_slow',
      'file_missing',
      'file_empty',
      'file_type_mismatch',
      'file_encrypted',
      'file_executable',
      'body_too_large',
      'unsupported_media_type',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/analyses',
    summary: 'The analyses of the organisation, the newest first',
    effect: 'read',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(Analysis),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/analyses/:id',
    summary: 'One analysis, and how far it is',
    effect: 'read',
    scope: 'read',
    params,
    answer: Analysis,
    errors: ['not_found'],
  }),
  inventory: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/analyses/:id/inventory',
    summary: 'Every figure of an analysis, each with the page and the words it stands on',
    effect: 'read',
    scope: 'read',
    params,
    query: z.object(pageQuery),
    answer: Page(Figure),
    errors: ['not_found', 'invalid_input'],
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/v1/analyses/:id',
    summary:
      'Delete an analysis; its document goes with the last analysis of it. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'prepare',
    params,
    answer: z.object({ object: z.literal('analysis'), id: z.string(), isDeleted: z.literal(true) }),
    errors: ['not_found', ...keyed],
  }),
}
