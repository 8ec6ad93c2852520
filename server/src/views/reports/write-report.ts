import { givenNote } from '@ledgerleaf/contract/report-made'
import { type Report, type ReportKind, reportKinds, speaksOfFootprint } from '@ledgerleaf/contract/reports'
import { sandboxMark } from '@ledgerleaf/contract/retirements'
import { ab1305 } from './ab1305.ts'
import { auditor } from './auditor.ts'
import { cdp } from './cdp.ts'
import { chooseRetirements, yearBefore } from './choose-retirements.ts'
import { esrsE17 } from './esrs-e1-7.ts'
import { ghgProtocol } from './ghg-protocol.ts'
import { ifrsS2 } from './ifrs-s2.ts'
import type { ReportData } from './report-data.ts'
import { tellMade } from './tell-made.ts'
import type { Template } from './template.ts'
import { vcmi } from './vcmi.ts'
import { writeAppendix } from './write-appendix.ts'

const templates: Record<ReportKind, Template> = {
  auditor,
  ab1305,
  esrs_e1_7: esrsE17,
  ifrs_s2: ifrsS2,
  cdp,
  ghg_protocol: ghgProtocol,
  vcmi,
}

/** The one definition of a report: page, paper, sheet and file are all drawn from what this answers. */
export const writeReport = (kind: ReportKind, data: ReportData): Report => {
  const template = templates[kind]
  const { period, retirements } = data
  const chosen = chooseRetirements(retirements, template.retirements, period)
  const before = chooseRetirements(retirements, template.retirements, yearBefore(period))
  const sections = template.write(data, chosen, before)
  const made = tellMade(data, template, chosen)
  return {
    kind,
    title: reportKinds[kind],
    company: data.company,
    companyNote: givenNote,
    periodStartsOn: period.from,
    periodEndsOn: period.to,
    // Named in the reports that speak of it: what is given to the others changes nothing there.
    footprint: speaksOfFootprint(kind) ? data.footprint : null,
    mark: data.isSandbox ? sandboxMark : null,
    sections,
    made,
    appendix: writeAppendix(made, period, sections),
  }
}
