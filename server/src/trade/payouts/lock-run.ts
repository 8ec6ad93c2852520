import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { payoutRuns, payouts } from './payouts.tables.ts'

export type RunPayout = typeof payouts.$inferSelect
export type LockedRun = typeof payoutRuns.$inferSelect & { payouts: RunPayout[] }

/** A run with its payouts, in the order of their sellers, held until the transaction ends. */
export const lockRun = async (tx: Tx, id: string): Promise<LockedRun> => {
  const [run] = isId(id) ? await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for('update') : []
  if (!run) throw new DomainError('not_found')
  const rows = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.runId, id))
    .orderBy(asc(payouts.sellerId))
    .for('update')
  return { ...run, payouts: rows }
}
