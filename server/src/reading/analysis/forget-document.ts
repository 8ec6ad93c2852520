import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { reportChunks, reportImages, reportPages, reports } from './analysis.tables.ts'

/** Drops the document and everything drawn from it, and leaves the record that it was sent and refused. */
export const forgetDocument = async (tx: Tx, reportId: string): Promise<void> => {
  for (const table of [reportChunks, reportImages, reportPages])
    await tx.delete(table).where(eq(table.reportId, reportId))
  await tx.update(reports).set({ object: null }).where(eq(reports.id, reportId))
}
