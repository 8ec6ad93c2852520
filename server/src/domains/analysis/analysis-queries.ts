import type { Analysis, AnalysisSummary, Correction } from '@ledgerleaf/contract/analysis'
import type { Finding, Flag } from '@ledgerleaf/contract/findings'
import { footprints, headlineOf } from '@ledgerleaf/contract/footprint'
import { reviewBelow } from '@ledgerleaf/esg/types'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { analyses, analysisCorrections, analysisFindings, reportPages, reports } from './analysis.tables.ts'
import { type Owner, ownedBy, theirs } from './owner.ts'
import { raiseWarnings } from './raise-warnings.ts'
import { settleInventory } from './settled-figures.ts'

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

const toCorrection = (row: typeof analysisCorrections.$inferSelect): Correction => {
  const { id, metric, year, value, reason, madeAt } = row
  return { id, metric, year, value, reason, madeAt: madeAt.toISOString() }
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
    .orderBy(asc(analysisCorrections.madeAt))
  for (const row of rows)
    byAnalysis.set(row.analysisId, [...(byAnalysis.get(row.analysisId) ?? []), toCorrection(row)])
  return byAnalysis
}

export const findFindings = async (db: Reader, reportId: string): Promise<Finding[]> => {
  const rows = await db
    .select()
    .from(analysisFindings)
    .where(eq(analysisFindings.reportId, reportId))
    .orderBy(asc(analysisFindings.position))
  return rows.map(toFinding)
}

const summarise = (
  { analysis, report }: Upload,
  results: readonly Finding[],
  corrections: readonly Correction[],
  warnings: readonly Flag[],
): AnalysisSummary => ({
  id: analysis.id,
  companyName: analysis.companyName,
  fileName: analysis.fileName,
  uploadedAt: analysis.uploadedAt.toISOString(),
  state: report.state,
  step: report.step,
  refusal: report.refusal,
  footprint: headlineOf(footprints(results, corrections)),
  findings: results.length,
  // Where our own reading wants a look, nothing was found fault with.
  flags: warnings.filter(({ kind }) => kind === 'rule').length,
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
  const rows = await db
    .select()
    .from(analysisFindings)
    .where(inArray(analysisFindings.reportId, reportIds))
    .orderBy(asc(analysisFindings.position))
  const byAnalysis = await findCorrections(
    db,
    uploads.map(({ analysis }) => analysis.id),
  )
  const summaries: AnalysisSummary[] = []
  for (const upload of uploads) {
    const { analysis, report } = upload
    const results = rows.filter((row) => row.reportId === report.id).map(toFinding)
    const corrections = byAnalysis.get(analysis.id) ?? []
    const figures = settleInventory(results, corrections)
    const warnings = await raiseWarnings(db, report, figures)
    summaries.push(summarise(upload, results, corrections, warnings))
  }
  return summaries
}

/** The sizes of the pages that some evidence stands on. */
const findPages = async (db: Reader, reportId: string) => {
  const { page, width, height } = reportPages
  return db
    .selectDistinctOn([page], { page, width, height })
    .from(reportPages)
    .where(eq(reportPages.reportId, reportId))
    .orderBy(asc(page))
}

export const findAnalysis = async (db: Reader, owner: Owner, analysisId: string): Promise<Analysis> => {
  const upload = await findOwned(db, owner, analysisId)
  const { report } = upload
  const results = await findFindings(db, report.id)
  const corrections = (await findCorrections(db, [analysisId])).get(analysisId) ?? []
  const { reading } = report
  const warnings = await raiseWarnings(db, report, settleInventory(results, corrections))
  return {
    ...summarise(upload, results, corrections, warnings),
    completedAt: report.completedAt?.toISOString() ?? null,
    guest: report.personId === null,
    format: reading?.format ?? report.extension.slice(1),
    bytes: report.bytesCount,
    pageCount: reading?.pageCount ?? 0,
    scannedPages: reading?.scannedPages ?? 0,
    company: reading?.company ?? null,
    years: reading?.years ?? [],
    footprints: footprints(results, corrections),
    perimeter: reading?.perimeter ?? null,
    results,
    sources: reading?.sources ?? [],
    intensities: reading?.intensities ?? [],
    targets: reading?.targets ?? [],
    modelUse: reading?.modelUse ?? null,
    warnings,
    corrections,
    pages: await findPages(db, report.id),
  }
}
