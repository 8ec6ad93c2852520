import type { Analysis, AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { Correction } from '@ledgerleaf/contract/corrections'
import type { Finding, Flag } from '@ledgerleaf/contract/findings'
import { footprints, headlineOf, headlinePerimeter } from '@ledgerleaf/contract/footprint'
import { type Figure, settleInventory } from '@ledgerleaf/contract/inventory'
import { reviewBelow } from '@ledgerleaf/esg/types'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { analyses, analysisCorrections, analysisFindings, reportPages, reports } from './analysis.tables.ts'
import { type Owner, ownedBy, theirs } from './owner.ts'
import { raiseWarnings } from './raise-warnings.ts'

const listMax = 200

type Upload = { analysis: typeof analyses.$inferSelect; report: typeof reports.$inferSelect }

/** The upload and its report, or a refusal that tells nothing about whether it exists. */
export const findOwned = async (db: Reader, owner: Owner, analysisId: string): Promise<Upload> => {
  if (!isId(analysisId)) throw new DomainError('not_found')
  const [found] = await db
    .select({ analysis: analyses, report: reports })
    .from(analyses)
    .innerJoin(reports, theirs(owner, analysisId))
    .limit(1)
  if (!found) throw new DomainError('not_found')
  return found
}

const toFinding = ({ reportId: _, position: __, ...row }: typeof analysisFindings.$inferSelect): Finding => ({
  ...row,
  doubtful: row.confidence < reviewBelow,
})

export const toCorrection = (row: typeof analysisCorrections.$inferSelect): Correction => {
  const { analysisId: _, ofId, madeAt, ...said } = row
  return { ...said, of: ofId, madeAt: madeAt.toISOString() }
}

export const findCorrections = async (
  db: Reader,
  analysisIds: readonly string[],
): Promise<Map<string, Correction[]>> => {
  const byAnalysis = new Map<string, Correction[]>()
  if (analysisIds.length === 0) return byAnalysis
  const rows = await db
    .select()
    .from(analysisCorrections)
    .where(inArray(analysisCorrections.analysisId, [...analysisIds]))
    .orderBy(asc(analysisCorrections.version))
  for (const row of rows)
    byAnalysis.set(row.analysisId, [...(byAnalysis.get(row.analysisId) ?? []), toCorrection(row)])
  return byAnalysis
}

export const findFindingsOf = async (
  db: Reader,
  reportIds: readonly string[],
): Promise<Map<string, Finding[]>> => {
  const rows = await db
    .select()
    .from(analysisFindings)
    .where(inArray(analysisFindings.reportId, [...reportIds]))
    .orderBy(asc(analysisFindings.position))
  const byReport = new Map<string, Finding[]>()
  for (const row of rows) byReport.set(row.reportId, [...(byReport.get(row.reportId) ?? []), toFinding(row)])
  return byReport
}

/** What was read in a report; what the inventory is, `settleInventory` says. */
export const findFindings = async (db: Reader, reportId: string): Promise<Finding[]> =>
  (await findFindingsOf(db, [reportId])).get(reportId) ?? []

/** What the page of an analysis speaks of first, and what else can be chosen: whoever names a footprint asks here. */
export const headOf = (
  { reading }: Pick<Upload['report'], 'reading'>,
  figures: readonly Figure[],
): Pick<AnalysisSummary, 'footprint' | 'footprints' | 'perimeter'> => {
  const all = footprints(figures, reading?.perimeter)
  return {
    footprint: headlineOf(all),
    footprints: all,
    perimeter: headlinePerimeter(figures, reading?.perimeter),
  }
}

const summarise = (
  { analysis, report }: Upload,
  figures: readonly Figure[],
  warnings: readonly Flag[],
): AnalysisSummary => ({
  ...headOf(report, figures),
  id: analysis.id,
  companyName: analysis.companyName,
  fileName: analysis.fileName,
  uploadedAt: analysis.uploadedAt.toISOString(),
  state: report.state,
  step: report.step,
  refusal: report.refusal,
  findings: figures.length,
  doubtful: figures.filter((figure) => figure.doubtful).length,
  // Where our own reading wants a look, nothing was found fault with.
  flags: warnings.filter(({ kind }) => kind === 'rule').length,
  kind: report.reading?.activity ? 'activity' : 'report',
})

export const findAnalyses = async (db: Reader, owner: Owner): Promise<AnalysisSummary[]> => {
  const uploads = await db
    .select({ analysis: analyses, report: reports })
    .from(analyses)
    .innerJoin(reports, eq(reports.id, analyses.reportId))
    .where(ownedBy(owner))
    .orderBy(desc(analyses.uploadedAt))
    .limit(listMax)
  if (uploads.length === 0) return []
  const reportIds = [...new Set(uploads.map(({ report }) => report.id))]
  const found = await findFindingsOf(db, reportIds)
  const corrections = await findCorrections(
    db,
    uploads.map(({ analysis }) => analysis.id),
  )
  const summaries: AnalysisSummary[] = []
  for (const upload of uploads) {
    const { analysis, report } = upload
    const figures = settleInventory(found.get(report.id) ?? [], corrections.get(analysis.id))
    summaries.push(summarise(upload, figures, await raiseWarnings(db, report, figures)))
  }
  return summaries
}

/** The pages or sheets of the document. */
const findPages = async (db: Reader, reportId: string) => {
  const { page, sheet, width, height } = reportPages
  return db
    .selectDistinctOn([page], { page, sheet, width, height })
    .from(reportPages)
    .where(eq(reportPages.reportId, reportId))
    .orderBy(asc(page))
}

export const findAnalysis = async (db: Reader, owner: Owner, analysisId: string): Promise<Analysis> => {
  const upload = await findOwned(db, owner, analysisId)
  const { report } = upload
  const results = await findFindings(db, report.id)
  const corrections = (await findCorrections(db, [analysisId])).get(analysisId) ?? []
  const figures = settleInventory(results, corrections)
  const { reading } = report
  const warnings = await raiseWarnings(db, report, figures)
  return {
    ...summarise(upload, figures, warnings),
    completedAt: report.completedAt?.toISOString() ?? null,
    guest: report.personId === null,
    format: reading?.format ?? report.extension.slice(1),
    bytes: report.bytesCount,
    pageCount: reading?.pageCount ?? 0,
    scannedPages: reading?.scannedPages ?? 0,
    skimmed: reading?.skimmed ?? [],
    company: reading?.company ?? null,
    years: reading?.years ?? [],
    results,
    sources: reading?.sources ?? [],
    intensities: reading?.intensities ?? [],
    targets: reading?.targets ?? [],
    modelUse: reading?.modelUse ?? null,
    warnings,
    corrections,
    activity: reading?.activity ?? null,
    pages: await findPages(db, report.id),
  }
}
