import * as z from 'zod/mini'
import { endpoint, FileAnswer } from '../endpoint.ts'
import { Report, ReportKind, ReportQuery } from '../reports.ts'
import { named } from './shapes.ts'

named.add(Report, { id: 'Report' })

const shared = {
  tag: 'Reports',
  method: 'GET',
  effect: 'read',
  caller: 'key',
  scope: 'read',
  params: z.object({ kind: ReportKind }),
  query: ReportQuery,
  errors: ['not_found', 'invalid_input', 'unavailable'],
} as const

export const reportsApi = {
  read: endpoint({
    ...shared,
    path: '/v1/reports/:kind',
    summary: 'What retirements of a period come to, for those who ask: auditors, ESRS, IFRS, CDP and others',
    answer: Report,
  }),
  pdf: endpoint({
    ...shared,
    path: '/v1/reports/:kind/report.pdf',
    summary: 'The same as PDF',
    file: 'application/pdf',
    answer: FileAnswer,
  }),
}
