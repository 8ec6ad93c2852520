import { type ReportKind, type ReportQuery, reportsApi } from '@ledgerleaf/contract/reports'
import { attach } from '../../http/attach.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import type { Papers } from '../../platform/papers.ts'
import { readsReports, refuseMixedUp } from './read-report.ts'
import { writeReportPaper } from './report-paper.ts'
import { writeDatapoints } from './write-datapoints.ts'
import { writeReport } from './write-report.ts'
import { writeReportSheet } from './write-report-sheet.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const names: Record<ReportKind, string> = {
  auditor: 'retirements-for-auditors',
  ab1305: 'ab1305-buyer-disclosure',
  esrs_e1_7: 'esrs-e1-7-carbon-credits',
  ifrs_s2: 'ifrs-s2-36e-carbon-credits',
  cdp: 'cdp-style-answer-sheet',
  ghg_protocol: 'ghg-protocol-style-credits',
  vcmi: 'vcmi-style-summary',
}

const fileName = (kind: ReportKind, { from, to }: ReportQuery, ending: string) =>
  `${names[kind]}-${from}-to-${to}.${ending}`

type ReportParts = { db: Reader; config: Config; papers: Papers }

export const reportRoutes = ({ db, config, papers }: ReportParts): Route[] => {
  const read = readsReports({ db, config })
  return [
    route(reportsApi.datapoints, async ({ caller, query, now }) =>
      writeDatapoints(await read(caller, query, now)),
    ),
    route(reportsApi.read, async ({ caller, params, query, now }) =>
      writeReport(params.kind, await read(caller, query, now)),
    ),
    route(reportsApi.pdf, async ({ caller, params: { kind }, query, now, reply }) => {
      // Refused before it waits for its turn at the typesetter.
      refuseMixedUp(query)
      const pdf = await papers.draw(
        async () => writeReportPaper(writeReport(kind, await read(caller, query, now)), config.publicUrl),
        caller.organisationId,
      )
      return attach(reply, 'application/pdf', fileName(kind, query, 'pdf')).send(pdf)
    }),
    route(reportsApi.xlsx, async ({ caller, params: { kind }, query, now, reply }) => {
      const sheet = await writeReportSheet(writeReport(kind, await read(caller, query, now)))
      return attach(reply, xlsxType, fileName(kind, query, 'xlsx')).send(sheet)
    }),
  ]
}
