import { type Report, type ReportKind, type ReportSection, reportKinds } from '@ledgerleaf/contract/reports'
import { ab1305, ab1305Version } from './ab1305.ts'
import { auditor, auditorVersion } from './auditor.ts'
import { esrsE17, esrsVersion } from './esrs-e1-7.ts'
import type { ReportData } from './report-data.ts'
import { number, section } from './section.ts'
import { vcmi, vcmiVersion } from './vcmi.ts'

type Template = { version: string; write: (data: ReportData) => ReportSection[] }

const templates: Record<ReportKind, Template> = {
  ab1305: { version: ab1305Version, write: ab1305 },
  esrs_e1_7: { version: esrsVersion, write: esrsE17 },
  vcmi: { version: vcmiVersion, write: vcmi },
  auditor: { version: auditorVersion, write: auditor },
}

/** Nobody is to look for them in vain, or to count them twice. */
const leftOut = ({ across }: ReportData): ReportSection[] =>
  across.length === 0
    ? []
    : [
        section('Retirements this report leaves out', {
          paragraphs: [
            'They name a reporting period that reaches beyond this one. Choose that period to report them.',
          ],
          columns: ['Reporting period it names', 'Project', number('Tonnes')],
          rows: across.map((one) => ({
            cells: [`${one.periodStartsOn} to ${one.periodEndsOn}`, one.projectName, one.quantity],
            retirementIds: [one.id],
          })),
        }),
      ]

export const writeReport = (kind: ReportKind, data: ReportData): Report => ({
  kind,
  title: reportKinds[kind],
  templateVersion: templates[kind].version,
  company: data.company,
  periodStartsOn: data.period.from,
  periodEndsOn: data.period.to,
  madeAt: data.now.toISOString(),
  // Named in the one report that speaks of it: what is given to the others changes nothing there.
  footprint: kind === 'vcmi' ? data.footprint : null,
  sections: [...templates[kind].write(data), ...leftOut(data)],
})
