import type { readPages } from './formats/read-pages.ts'
import { dropFurniture } from './layout/drop-furniture.ts'
import type { Page } from './layout/page.ts'
import { settleSize } from './layout/settle-size.ts'
import { findCompany } from './rules/find-company.ts'
import type { Candidate } from './values/candidate.ts'
import { collect } from './values/collect.ts'
import { verifyEvidence } from './values/verify-evidence.ts'
import { reportYear } from './years/report-year.ts'

export type CandidateReading = {
  company: string | null
  reportYear: number | null
  candidates: Candidate[]
  dropped: number
}

/** Every figure the pages hold that may be one we look for, before any of them is chosen. */
export const readCandidates = (
  pages: Page[],
  name: string,
  about: Awaited<ReturnType<typeof readPages>>['about'],
): CandidateReading => {
  settleSize(pages)
  const latest = new Date().getFullYear()
  const year = reportYear(pages, name, latest)
  const company = findCompany(pages, about)
  dropFurniture(pages)
  const all = collect(pages, year, latest)
  const candidates = all.filter(verifyEvidence)
  return { company, reportYear: year, candidates, dropped: all.length - candidates.length }
}
