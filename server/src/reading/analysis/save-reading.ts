import { type Metric, metrics } from '@ledgerleaf/contract/metrics'
import type { ModelUse } from '@ledgerleaf/contract/model-use'
import type { Finding, ReportAnalysis } from '@ledgerleaf/esg/types'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { analysisFindings, reportPages, reports } from './analysis.tables.ts'
import type { KeptPage } from './keep-pages.ts'

export type ReadReport = { analysis: ReportAnalysis; pages: KeptPage[] }
export type NewFinding = Omit<Finding, 'rule'> & { foundBy: 'reading' | 'model' }

const rowsPerInsert = 200

const isKnown = (metric: string): metric is Metric => (metrics as readonly string[]).includes(metric)

const insertFindings = async (tx: Tx, reportId: string, findings: readonly NewFinding[]): Promise<void> => {
  const known = findings.filter(
    ({ metric, value }) => isKnown(metric) && Number.isFinite(value) && value >= 0,
  )
  for (const [position, finding] of known.entries())
    await tx
      .insert(analysisFindings)
      .values({ ...finding, reportId, position })
      .onConflictDoNothing()
}

const insertPages = async (tx: Tx, reportId: string, pages: readonly KeptPage[]): Promise<void> => {
  for (let from = 0; from < pages.length; from += rowsPerInsert) {
    const some = pages.slice(from, from + rowsPerInsert)
    await tx
      .insert(reportPages)
      .values(some.map((page, index) => ({ ...page, reportId, position: from + index })))
  }
}

/** Everything that was read, in place of whatever an earlier try left. The report is complete with it. */
export const saveReading = async (
  tx: Tx,
  reportId: string,
  { analysis, pages }: ReadReport,
  { findings, modelUse }: { findings: readonly NewFinding[]; modelUse: ModelUse | null },
  now: Date,
): Promise<void> => {
  for (const table of [analysisFindings, reportPages])
    await tx.delete(table).where(eq(table.reportId, reportId))
  const { company, years, perimeter, sources, intensities, targets, cues, reportYear, skimmed, stats } =
    analysis
  await insertFindings(tx, reportId, findings)
  await insertPages(tx, reportId, pages)
  const reading = {
    format: stats.format,
    company,
    years: [...new Set([...years, ...findings.map(({ year }) => year)])].sort((a, b) => b - a),
    pageCount: stats.pages,
    scannedPages: stats.scannedPages,
    skimmed,
    milliseconds: stats.milliseconds,
    perimeter,
    sources,
    intensities,
    targets,
    modelUse,
    cues,
    reportYear,
  }
  await tx
    .update(reports)
    .set({
      state: 'completed',
      step: 'completed',
      refusal: null,
      refusalCode: null,
      completedAt: now,
      reading,
    })
    .where(eq(reports.id, reportId))
}
