import * as z from 'zod/mini'
import { Datapoints } from './datapoints.ts'
import { endpoint } from './endpoint.ts'
import { NamedFootprint } from './named-footprint.ts'
import { ReportCell } from './report-cells.ts'
import { ReportMade } from './report-made.ts'
import { OptionalLine } from './text.ts'

export const reportKinds = {
  auditor: 'Statement of retirements for auditors',
  ab1305: 'California AB 1305 buyer disclosure',
  esrs_e1_7: 'ESRS E1-7 carbon credits',
  ifrs_s2: 'IFRS S2 paragraph 36(e) carbon credits',
  cdp: 'CDP-style answer sheet',
  ghg_protocol: 'GHG Protocol-style statement of credits',
  vcmi: 'VCMI-style summary',
} as const
export type ReportKind = keyof typeof reportKinds
export const ReportKind = z.enum(Object.keys(reportKinds) as [ReportKind, ...ReportKind[]])

/** The reports that hold credits against a footprint. */
const aboutFootprints: ReadonlySet<ReportKind> = new Set(['vcmi', 'ghg_protocol'])
export const speaksOfFootprint = (kind: ReportKind): boolean => aboutFootprints.has(kind)

/** One line of a report. The retirements it was added up from are named, so that every figure can be followed. */
export const ReportRow = z.object({
  cells: z.array(ReportCell),
  retirementIds: z.array(z.string()),
  /** The sum of those above it, or one that a reader should not pass over. */
  tone: z.enum(['plain', 'total', 'attention']),
})
export type ReportRow = z.infer<typeof ReportRow>

/** Where we read the rule that a section follows. */
export const ReportSource = z.object({
  rule: z.string(),
  /** What of it this report relies on. */
  says: z.string(),
  url: z.string(),
})
export type ReportSource = z.infer<typeof ReportSource>

export const ReportSection = z.object({
  /** Short enough for the name of a sheet. */
  name: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  columns: z.array(
    z.object({
      title: z.string(),
      isNumeric: z.boolean(),
      /** Where there are more columns than a screen holds: what a line is of, whom it concerns, how it stands. */
      leads: z.optional(z.enum(['what', 'who', 'state'])),
    }),
  ),
  rows: z.array(ReportRow),
  /** Said where there are columns and no row. */
  empty: z.string(),
  notes: z.array(z.string()),
  source: z.nullable(ReportSource),
})
export type ReportSection = z.infer<typeof ReportSection>

export const Report = z.object({
  kind: ReportKind,
  title: z.string(),
  company: z.string(),
  /** Whose word the name is. */
  companyNote: z.string(),
  periodStartsOn: z.string(),
  periodEndsOn: z.string(),
  /** The emissions it speaks of, as they were when it was made; null where it speaks of none. */
  footprint: z.nullable(NamedFootprint),
  /** Across every page, where no real money is behind it; otherwise null. */
  mark: z.nullable(z.string()),
  sections: z.array(ReportSection),
  made: ReportMade,
  /** How it was made, what is left out and where the rules were read: the same, to be set like any other section. */
  appendix: z.array(ReportSection),
})
export type Report = z.infer<typeof Report>

const params = z.object({ kind: ReportKind })
export const ReportQuery = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  company: z.optional(OptionalLine('Company', 200)),
  /** Remaining emissions of the period, where a share of them is asked for: given by hand, … */
  footprint: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1e12))),
  /** … or a year of one of the caller’s analyses, read anew whenever a report is made. */
  analysis: z.optional(z.string().check(z.maxLength(80))),
  year: z.optional(z.coerce.number().check(z.int())),
  /** Whether and by whom company data and claims are verified, in the company's own words. */
  verification: z.optional(OptionalLine('Verification', 500)),
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
    errors: ['not_found', 'invalid_input', 'unavailable'],
  })

export const reportsApi = {
  read: report('/api/reports/:kind', 'A compliance report for a period, from the ledger', Report),
  pdf: report('/api/reports/:kind/report.pdf', 'The same as PDF', z.unknown()),
  xlsx: report('/api/reports/:kind/report.xlsx', 'The same as a spreadsheet', z.unknown()),
  datapoints: endpoint({
    method: 'GET',
    path: '/api/reports/esrs_e1_7/datapoints.json',
    summary: 'The datapoints of ESRS E1-7 for a period, under their names in the XBRL taxonomy',
    tag: 'Reports',
    effect: 'read',
    caller: 'person',
    query: ReportQuery,
    answer: Datapoints,
    errors: ['not_found', 'invalid_input'],
  }),
} as const
