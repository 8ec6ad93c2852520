import { and, eq } from 'drizzle-orm'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { confirmMail, leftOutMail, stillWaitsMail } from './subscription-mails.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'

type Run = typeof subscriptionRuns.$inferSelect
type Subscription = typeof subscriptions.$inferSelect

const dayMs = 24 * 60 * 60 * 1000
const remindAfterMs = 3 * dayMs
/** So long a run waits for its card's holder; then it is left out, and that is told too. */
const waitMs = 14 * dayMs

const reasons = {
  authentication_required: 'Your bank asks you to confirm this payment.',
  no_card: 'No card is kept for this payment.',
} as const

type Reason = keyof typeof reasons

/** Whether a refusal is one that the card's holder can lift. */
export const isForHolder = (code: string | null): code is Reason => code !== null && code in reasons

const mailHolder = async (
  tx: Tx,
  { buyerId, tonnes }: Subscription,
  { publicUrl, key, now }: { publicUrl: string; key: string; now: Date },
  write: (mailed: { to: string; publicUrl: string; tonnes: number }) => MailMessage,
): Promise<void> => {
  const person = await findParty(tx, buyerId)
  if (!person) return
  const message = write({ to: person.email, publicUrl, tonnes })
  await enqueue(tx, sendMailTask, message)
  const about = { organisationId: buyerId, to: 'buy', kind: 'orders', key, href: '/subscriptions' } as const
  await notify(tx, { ...about, ...asMailed(message) }, now)
}

/** The run waits for the card's holder, who is told by mail. Nothing is charged and no credits are held meanwhile. */
export const awaitHolder = async (
  tx: Tx,
  run: Run,
  subscription: Subscription,
  reason: Reason,
  publicUrl: string,
  now: Date,
): Promise<void> => {
  await tx
    .update(subscriptionRuns)
    .set({
      state: 'confirming',
      orderId: null,
      message: reasons[reason],
      retryAt: new Date(now.getTime() + remindAfterMs),
    })
    .where(eq(subscriptionRuns.id, run.id))
  const told = { publicUrl, key: `run-waits:${run.id}`, now }
  await mailHolder(tx, subscription, told, (mailed) => confirmMail(mailed, reasons[reason]))
}

/** The holder began to pay and did not end it: the run waits on, as before. */
export const waitOn = async (tx: Tx, run: Run, now: Date): Promise<void> => {
  await tx
    .update(subscriptionRuns)
    .set({
      state: 'confirming',
      orderId: null,
      message: 'The payment was not finished. You can pay it again.',
      retryAt: run.retryAt ?? new Date(now.getTime() + remindAfterMs),
    })
    .where(eq(subscriptionRuns.id, run.id))
}

/** One reminder; and when the time is over the run is left out, which is told as well. */
export const remindRun = async (tx: Tx, runId: string, publicUrl: string, now: Date): Promise<void> => {
  const [found] = await tx
    .select()
    .from(subscriptionRuns)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionRuns.subscriptionId))
    .where(and(eq(subscriptionRuns.id, runId), eq(subscriptionRuns.state, 'confirming')))
    .for('update')
  if (!found) return
  const { subscription_runs: run, subscriptions: subscription } = found
  const endsAt = new Date(run.createdAt.getTime() + waitMs)
  const isOver = now >= endsAt || subscription.state === 'cancelled'
  await tx
    .update(subscriptionRuns)
    .set(
      isOver
        ? { state: 'left_out', retryAt: null, message: 'The payment was not confirmed in time.' }
        : { retryAt: endsAt },
    )
    .where(eq(subscriptionRuns.id, run.id))
  if (subscription.state === 'cancelled') return
  const told = { publicUrl, key: `${isOver ? 'run-left-out' : 'run-still-waits'}:${run.id}`, now }
  await mailHolder(tx, subscription, told, (mailed) =>
    isOver
      ? leftOutMail(mailed, run.dueOn)
      : stillWaitsMail(mailed, run.dueOn, endsAt.toISOString().slice(0, 10)),
  )
}
