import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NamedFootprint } from './named-footprint.ts'

export const reportKinds = {
  ab1305: 'California AB 1305 buyer disclosure',
  esrs_e1_7: 'ESRS E1-7 carbon credits',
  vcmi: 'Summary in the manner of the VCMI Claims Code',
  auditor: 'Statement of retirements for auditors',
} as const
export type ReportKind = keyof typeof reportKinds
export const ReportKind = z.enum(Object.keys(reportKinds) as [ReportKind, ...ReportKind[]])

const Cell = z.union([z.string(), z.number()])

/** One line of a report. The retirements it was added up from are named, so that every figure can be followed. */
export const ReportRow = z.object({ cells: z.array(Cell), retirementIds: z.array(z.string()) })
export type ReportRow = z.infer<typeof ReportRow>

export const ReportSection = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  columns: z.array(z.object({ title: z.string(), isNumeric: z.boolean() })),
  rows: z.array(ReportRow),
  /** The wording of the rule was not checked at its primary source by us. */
  isUnverified: z.boolean(),
})
export type ReportSection = z.infer<typeof ReportSection>

export const Report = z.object({
  kind: ReportKind,
  title: z.string(),
  /** Changes with every change of the template. */
  templateVersion: z.string(),
  company: z.string(),
  periodStartsOn: z.string(),
  periodEndsOn: z.string(),
  madeAt: z.string(),
  /** The emissions it speaks of, as they were when it was made; null where it speaks of none. */
  footprint: z.nullable(NamedFootprint),
  sections: z.array(ReportSection),
})
export type Report = z.infer<typeof Report>

const params = z.object({ kind: ReportKind })
export const ReportQuery = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  company: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Remaining emissions of the period, where a share of them is asked for: given by hand, … */
  footprint: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1e12))),
  /** … or a year of one of the caller’s analyses, read anew whenever a report is made. */
  analysis: z.optional(z.string().check(z.maxLength(80))),
  year: z.optional(z.coerce.number().check(z.int())),
  /** Whether and by whom company data and claims are verified, in the company's own words. */
  verification: z.optional(z.string().check(z.trim(), z.maxLength(500))),
})
export type ReportQuery = z.infer<typeof ReportQuery>

const report = <const Path extends `/${string}`, Answer extends z.ZodMiniType>(
  path: Path,
  summary: string,
  answer: Answer,
) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    tag: 'Reports',
    effect: 'read',
    caller: 'person',
    params,
    query: ReportQuery,
    answer,
    errors: ['not_found', 'invalid_input'],
  })

export const reportsApi = {
  read: report('/api/reports/:kind', 'A compliance report for a period, from the ledger', Report),
  pdf: report('/api/reports/:kind/report.pdf', 'The same as PDF', z.unknown()),
  xlsx: report('/api/reports/:kind/report.xlsx', 'The same as a spreadsheet', z.unknown()),
} as const
