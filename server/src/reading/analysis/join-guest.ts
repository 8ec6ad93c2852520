import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { hashVisitor } from '../../platform/outbox.ts'
import { handOverKeys } from '../../platform/store/store-keys.ts'
import { analyses, reports } from './analysis.tables.ts'

/** What a visitor uploaded becomes the person's once they have an account. A file both hold is kept once. */
export const joinGuestReports = async (tx: Tx, visitorId: string, personId: string): Promise<void> => {
  const guests = await tx
    .select({ id: reports.id, sha256: reports.sha256 })
    .from(reports)
    .where(eq(reports.visitorHash, hashVisitor(visitorId)))
    .for('update')
  await handOverKeys(tx, 'reports', hashVisitor(visitorId), personId)
  for (const { id, sha256 } of guests) {
    const [own] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.personId, personId), eq(reports.sha256, sha256)))
      .for('update')
    if (own) {
      await tx.update(analyses).set({ reportId: own.id }).where(eq(analyses.reportId, id))
      await tx.delete(reports).where(eq(reports.id, id))
    } else await tx.update(reports).set({ personId, visitorHash: null }).where(eq(reports.id, id))
  }
}
