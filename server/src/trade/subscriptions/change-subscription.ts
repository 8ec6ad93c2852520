import { Cents } from '@ledgerleaf/contract/units'
import { and, eq } from 'drizzle-orm'
import { type Actor, refuseAlone, takeOverAlone, undoAlone } from '../../people/approvals/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { dueDay } from './due-day.ts'
import { mostOfRun } from './most-of-run.ts'
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

/** Whoever lets it go on spends as much as whoever begins one, and needs the same leave, by the limits of today. */
const answerFor = async (tx: Tx, actor: Actor, { id, tonnes, priceCapCents, retire }: Row): Promise<void> => {
  // What it counted for until now is not counted beside it.
  await undoAlone(tx, id)
  const size = {
    boughtCents: mostOfRun({ tonnes, priceCapCents: Cents.parse(priceCapCents) }),
    retiredTonnes: retire ? tonnes : 0,
  }
  const wish = { amountCents: size.boughtCents, retiredTonnes: size.retiredTonnes }
  await refuseAlone(tx, actor, wish).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'approval_needed') throw error
    throw new DomainError('approval_needed', {
      message:
        'What one run of it may come to is more than you may do alone. Whoever may spend as much has to resume it. Nothing was done.',
    })
  })
  await takeOverAlone(tx, actor, { actId: id, ...size })
}

/** Days that passed while it was paused are not made up for: nobody wants a year's credits in one morning. */
export const resumeSubscription = async (tx: Tx, actor: Actor, id: string, now: Date): Promise<void> => {
  const row = await lockOwn(tx, actor.organisationId, id)
  const { state, startsOn, every, periodsRun } = row
  if (state === 'cancelled') throw new DomainError('subscription_over')
  if (state === 'active') return
  await answerFor(tx, actor, row)
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
