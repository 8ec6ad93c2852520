import type { DateRule } from '@ledgerleaf/contract/report-made'
import type { ReportSection } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import type { RetirementRule } from './choose-retirements.ts'
import type { ReportData } from './report-data.ts'

/** How one kind of report is written: from what was chosen by its rule, and the same of the year before. */
export type Template = {
  version: string
  retirements: RetirementRule
  dateRules: readonly DateRule[]
  write: (data: ReportData, chosen: readonly Retirement[], before: readonly Retirement[]) => ReportSection[]
}
