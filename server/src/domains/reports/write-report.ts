import { type Report, type ReportKind, type ReportSection, reportKinds } from '@ledgerleaf/contract/reports'
import { ab1305, ab1305Version } from './ab1305.ts'
import { auditor, auditorVersion } from './auditor.ts'
import { esrsE17, esrsVersion } from './esrs-e1-7.ts'
import type { ReportData } from './report-data.ts'
import { vcmi, vcmiVersion } from './vcmi.ts'

type Template = { version: string; write: (data: ReportData) => ReportSection[] }

const templates: Record<ReportKind, Template> = {
  ab1305: { version: ab1305Version, write: ab1305 },
  esrs_e1_7: { version: esrsVersion, write: esrsE17 },
  vcmi: { version: vcmiVersion, write: vcmi },
  auditor: { version: auditorVersion, write: auditor },
}

export const writeReport = (kind: ReportKind, data: ReportData): Report => ({
  kind,
  title: reportKinds[kind],
  templateVersion: templates[kind].version,
  company: data.company,
  periodStartsOn: data.period.from,
  periodEndsOn: data.period.to,
  madeAt: data.now.toISOString(),
  sections: templates[kind].write(data),
})
