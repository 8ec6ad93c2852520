import { and, eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { LockedOrder } from '../orders/index.ts'
import { moneyActs } from './desk.tables.ts'
import { trailWords } from './trail-words.ts'
import { isDead } from './weigh-act.ts'

/** What was proposed about an order and nobody has decided: one at most. */
const findProposed = async (db: Reader, orderId: string) => {
  const [waiting] = await db
    .select()
    .from(moneyActs)
    .where(and(eq(moneyActs.orderId, orderId), eq(moneyActs.state, 'proposed')))
  return waiting
}

/** What waits for a second operator and can still be confirmed. What cannot keeps nothing else from being done. */
export const findWaiting = async (db: Reader, order: LockedOrder): Promise<string | undefined> => {
  const proposed = await findProposed(db, order.id)
  return proposed && !(await isDead(db, order, proposed)) ? proposed.id : undefined
}

/** Ends what nobody can confirm any more, since the order has changed under it: somebody acts on the order as it is now. */
export const endDead = async (tx: Tx, order: LockedOrder, operatorId: string, now: Date): Promise<void> => {
  const proposed = await findProposed(tx, order.id)
  if (!proposed || !(await isDead(tx, order, proposed))) return
  const why = 'The order had changed since it was proposed'
  await tx
    .update(moneyActs)
    .set({ state: 'refused', decidedBy: operatorId, decidedAt: now, decisionReason: why })
    .where(eq(moneyActs.id, proposed.id))
  const reason = trailWords(proposed.act, proposed.amountCents, why)
  const act = `refuse_${proposed.kind}` as const
  await recordAct(tx, { operatorId, act, subjectKind: 'order', subjectId: order.id, reason }, now)
}
