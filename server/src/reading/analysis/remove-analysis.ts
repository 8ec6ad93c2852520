import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { analyses, reports } from './analysis.tables.ts'
import { findOwned } from './analysis-queries.ts'
import type { Owner } from './owner.ts'

/** The document goes with the last analysis of it, and everything that was read in it goes with the document. */
export const removeAnalysis = async (tx: Tx, owner: Owner, analysisId: string): Promise<void> => {
  const { report } = await findOwned(tx, owner, analysisId)
  // The same file may be arriving again at this moment.
  await tx.execute(sql`select from reports where id = ${report.id} for update`)
  await tx.delete(analyses).where(eq(analyses.id, analysisId))
  const left = await tx.select({ id: analyses.id }).from(analyses).where(eq(analyses.reportId, report.id))
  if (left.length === 0) await tx.delete(reports).where(eq(reports.id, report.id))
}
