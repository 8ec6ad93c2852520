import { eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { withdrawReturns } from '../returns/index.ts'
import { lockRun } from './lock-run.ts'
import { payoutRuns, payouts } from './payouts.tables.ts'

/** A run that nobody has sent is given up; its sellers can be proposed again. */
export const withdrawRun = async (tx: Tx, operatorId: string, id: string, now: Date): Promise<void> => {
  const { state } = await lockRun(tx, id)
  if (state === 'withdrawn') return
  if (state === 'sent') throw new DomainError('payout_changed', { message: 'This run is sent already.' })
  await tx.update(payouts).set({ state: 'withdrawn' }).where(eq(payouts.runId, id))
  await withdrawReturns(tx, id)
  await tx
    .update(payoutRuns)
    .set({ state: 'withdrawn', decidedBy: operatorId, decidedAt: now })
    .where(eq(payoutRuns.id, id))
  const act = {
    operatorId,
    act: 'withdraw_payouts',
    subjectKind: 'payout_run',
    subjectId: id,
    reason: '',
  } as const
  await recordAct(tx, act, now)
}
