import type { ReportKind } from '@ledgerleaf/contract/reports'

/** Who reads it. */
export const audiences: Readonly<Record<ReportKind, string>> = {
  auditor: 'For auditors and whoever assures figures',
  ab1305: 'For the public, where you sell in California',
  esrs_e1_7: 'For readers of a statement under CSRD',
  ifrs_s2: 'For investors',
  cdp: 'For CDP, and customers who ask by it',
  ghg_protocol: 'For readers of your inventory',
  vcmi: 'For readers of a VCMI-style claim',
}
