import type { Analysis, AnalysisSummary, Correction } from '@ledgerleaf/contract/analysis'
import type { Finding } from '@ledgerleaf/contract/findings'
import { footprints, headlineOf } from '@ledgerleaf/contract/footprint'
import { reviewBelow } from '@ledgerleaf/esg/types'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import {
  analyses,
  analysisCorrections,
  analysisFindings,
  analysisFlags,
  reportPages,
  reports,
} from './analysis.tables.ts'
import { type Owner, ownedBy, theirs } from './owner.ts'

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

const countFlags = async (db: Reader, reportIds: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ reportId: analysisFlags.reportId, flags: sql<number>`count(*)::int` })
    .from(analysisFlags)
    .where(inArray(analysisFlags.reportId, reportIds))
    .groupBy(analysisFlags.reportId)
  return new Map(rows.map(({ reportId, flags }) => [reportId, flags]))
}

type Figures = Pick<Finding, 'metric' | 'year' | 'value'>[]

const summarise = (
  { analysis, report }: Upload,
  figures: Figures,
  corrections: readonly Correction[],
  flags: number,
): AnalysisSummary => ({
  id: analysis.id,
  companyName: analysis.companyName,
  fileName: analysis.fileName,
  uploadedAt: analysis.uploadedAt.toISOString(),
  state: report.state,
  step: report.step,
  refusal: report.refusal,
  footprint: headlineOf(footprints(figures, corrections)),
  findings: figures.length,
  flags,
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
  const { reportId, metric, year, value } = analysisFindings
  const figures = await db
    .select({ reportId, metric, year, value })
    .from(analysisFindings)
    .where(inArray(reportId, reportIds))
  const flags = await countFlags(db, reportIds)
  const corrections = await findCorrections(
    db,
    uploads.map(({ analysis }) => analysis.id),
  )
  return uploads.map((upload) =>
    summarise(
      upload,
      figures.filter((figure) => figure.reportId === upload.report.id),
      corrections.get(upload.analysis.id) ?? [],
      flags.get(upload.report.id) ?? 0,
    ),
  )
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
  const flagRows = await db
    .select()
    .from(analysisFlags)
    .where(eq(analysisFlags.reportId, report.id))
    .orderBy(asc(analysisFlags.position))
  const corrections = (await findCorrections(db, [analysisId])).get(analysisId) ?? []
  const { reading } = report
  return {
    ...summarise(upload, results, corrections, flagRows.length),
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
    warnings: flagRows.map(({ rule, severity, title, found, standards, todo, evidence }) => ({
      id: rule,
      severity,
      title,
      found,
      standards,
      todo,
      evidence,
    })),
    corrections,
    pages: await findPages(db, report.id),
  }
}
