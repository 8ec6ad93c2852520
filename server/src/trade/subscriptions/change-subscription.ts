import { and, eq } from 'drizzle-orm'
import { undoAlone } from '../../people/approvals/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { dueDay } from './due-day.ts'
import { subscriptions } from './subscriptions.tables.ts'

type Row = typeof subscriptions.$inferSelect

const lockOwn = async (tx: Tx, buyerId: string, id: string): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.buyerId, buyerId)))
    .for('update')
  if (!row) throw new DomainError('not_found')
  return row
}

export const pauseSubscription = async (tx: Tx, buyerId: string, id: string): Promise<void> => {
  const { state } = await lockOwn(tx, buyerId, id)
  if (state === 'cancelled') throw new DomainError('subscription_over')
  await tx.update(subscriptions).set({ state: 'paused', pausedBecause: null }).where(eq(subscriptions.id, id))
}

/** Days that passed while it was paused are not made up for: nobody wants a year's credits in one morning. */
export const resumeSubscription = async (tx: Tx, buyerId: string, id: string, now: Date): Promise<void> => {
  const { state, startsOn, every, periodsRun } = await lockOwn(tx, buyerId, id)
  if (state === 'cancelled') throw new DomainError('subscription_over')
  if (state === 'active') return
  const today = now.toISOString().slice(0, 10)
  let next = periodsRun
  while (dueDay(startsOn, every, next) < today) next += 1
  await tx
    .update(subscriptions)
    .set({ state: 'active', pausedBecause: null, periodsRun: next, nextRunOn: dueDay(startsOn, every, next) })
    .where(eq(subscriptions.id, id))
}

/** What was bought stays bought; no further run comes due. */
export const cancelSubscription = async (tx: Tx, buyerId: string, id: string): Promise<void> => {
  await lockOwn(tx, buyerId, id)
  await tx.update(subscriptions).set({ state: 'cancelled' }).where(eq(subscriptions.id, id))
  await undoAlone(tx, id)
}
