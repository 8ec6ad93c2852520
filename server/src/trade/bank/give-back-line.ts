import { eq } from 'drizzle-orm'
import { unclaimed } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { oweBack, payeeOf } from '../returns/index.ts'
import { bankLines } from './bank.tables.ts'
import { refuseWaiting } from './find-waiting.ts'
import { lockOpenCredit } from './lock-line.ts'
import { claimable } from './take-credits.ts'

/** An operator says that money goes back to whoever sent it: it is owed to them, and a run of payouts sends it. */
export const giveBackLine = async (
  tx: Tx,
  operatorId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<void> => {
  const line = await lockOpenCredit(tx, id)
  await refuseWaiting(tx, id)
  await post(tx, claimable(line, now))
  const owed = await oweBack(
    tx,
    {
      currency: line.currency,
      amountMinor: line.amountCents,
      why: 'unclaimed',
      reason,
      from: unclaimed(id),
      orderId: null,
      lineId: id,
      payee: payeeOf(line),
    },
    now,
  )
  await tx
    .update(bankLines)
    .set({ state: 'matched', matchKind: 'owed_back', matchId: owed.id, note: reason })
    .where(eq(bankLines.id, id))
  const act = { act: 'give_back_line', subjectKind: 'bank_line', subjectId: id, reason } as const
  await recordAct(tx, { operatorId, ...act }, now)
}
