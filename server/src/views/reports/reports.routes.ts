import { type ReportQuery, reportsApi } from '@ledgerleaf/contract/reports'
import { attach } from '../../http/attach.ts'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { nameFootprint } from '../../reading/analysis/index.ts'
import { drawReport } from './draw-report.ts'
import { readReportData } from './report-data.ts'
import { writeReport } from './write-report.ts'
import { writeReportSheet } from './write-report-sheet.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const reportRoutes = ({ db, config }: { db: Reader; config: Config }): Route[] => {
  const read = async (
    caller: Caller,
    { kind }: { kind: keyof typeof names },
    query: ReportQuery,
    now: Date,
  ) => {
    const { from, to, company, footprint, analysis, year, verification } = query
    if (from > to)
      throw new DomainError('invalid_input', {
        field: 'to',
        message: 'The last day must not come before the first',
      })
    if (year !== undefined && analysis === undefined)
      throw new DomainError('invalid_input', {
        field: 'analysis',
        message: 'Please name the analysis the year is of.',
      })
    const named = await nameFootprint(
      db,
      { personId: caller.personId },
      { tonnes: footprint, of: analysis === undefined ? undefined : { analysisId: analysis, year } },
    )
    const data = await readReportData(db, caller.personId, {
      company: company || caller.company || caller.name,
      period: { from, to },
      footprint: named,
      verification: verification || null,
      publicUrl: config.publicUrl,
      now,
    })
    return writeReport(kind, data)
  }
  return [
    route(reportsApi.read, ({ caller, params, query, now }) => read(caller, params, query, now)),
    route(reportsApi.pdf, async ({ caller, params, query, now, reply }) => {
      const pdf = await drawReport(await read(caller, params, query, now))
      return attach(reply, 'application/pdf', `${names[params.kind]}.pdf`).send(pdf)
    }),
    route(reportsApi.xlsx, async ({ caller, params, query, now, reply }) => {
      const sheet = await writeReportSheet(await read(caller, params, query, now))
      return attach(reply, xlsxType, `${names[params.kind]}.xlsx`).send(sheet)
    }),
  ]
}

const names = {
  ab1305: 'ab1305-buyer-disclosure',
  esrs_e1_7: 'esrs-e1-7-carbon-credits',
  vcmi: 'vcmi-style-summary',
  auditor: 'retirements-for-auditors',
} as const
