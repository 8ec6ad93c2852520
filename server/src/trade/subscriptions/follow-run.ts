import { and, eq } from 'drizzle-orm'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { lockOrder, noteBought, noteOrderRetired, retireLines } from '../orders/index.ts'
import { findPaymentOf } from '../payments/index.ts'
import { awaitHolder, isForHolder, waitOn } from './await-holder.ts'
import { pausedMail } from './subscription-mails.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'

const attemptsMax = 3
const retryAfterMs = 24 * 60 * 60 * 1000

type Run = typeof subscriptionRuns.$inferSelect
type Subscription = typeof subscriptions.$inferSelect

const mailPaused = async (
  tx: Tx,
  runId: string,
  { buyerId, tonnes }: Subscription,
  publicUrl: string,
  now: Date,
): Promise<void> => {
  const person = await findParty(tx, buyerId)
  if (!person) return
  const message = pausedMail({ to: person.email, publicUrl, tonnes }, attemptsMax)
  await enqueue(tx, sendMailTask, message)
  const about = { organisationId: buyerId, to: 'buy', kind: 'orders', key: `run-failed:${runId}` } as const
  await notify(tx, { ...about, href: '/subscriptions', ...asMailed(message) }, now)
}

const runOf = (run: Run, { id, buyerId, tonnes }: Subscription) => ({
  organisationId: buyerId,
  object: `subscription:${id}`,
  which: run.id,
  data: { subscriptionId: id, runId: run.id, orderId: run.orderId, tonnes },
})

const fail = async (
  tx: Tx,
  run: Run,
  subscription: Subscription,
  publicUrl: string,
  now: Date,
): Promise<void> => {
  const message = 'The payment was declined.'
  if (run.attempts < attemptsMax) {
    const retryAt = new Date(now.getTime() + retryAfterMs)
    await tx
      .update(subscriptionRuns)
      .set({ state: 'retrying', orderId: null, retryAt, message })
      .where(eq(subscriptionRuns.id, run.id))
    return
  }
  await tx.update(subscriptionRuns).set({ state: 'failed', message }).where(eq(subscriptionRuns.id, run.id))
  await tx
    .update(subscriptions)
    .set({ state: 'paused', pausedBecause: `${message} It was tried ${attemptsMax} times.` })
    .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.state, 'active')))
  await publish(tx, { ...runOf(run, subscription), type: 'subscription.failed' }, now)
  await mailPaused(tx, run.id, subscription, publicUrl, now)
}

/** Brings a run to where its order is: bought, retired in the same transaction where that was asked for, or failed. */
export const followRun = async (tx: Tx, runId: string, publicUrl: string, now: Date): Promise<void> => {
  const [found] = await tx
    .select()
    .from(subscriptionRuns)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionRuns.subscriptionId))
    .where(and(eq(subscriptionRuns.id, runId), eq(subscriptionRuns.state, 'charging')))
    .for('update')
  const run = found?.subscription_runs
  const subscription = found?.subscriptions
  const order = run?.orderId ? await lockOrder(tx, run.orderId) : null
  if (!run || !subscription || !order) return
  if (order.status === 'pending' || order.status === 'paid') return
  if (order.status !== 'settled') {
    const payment = await findPaymentOf(tx, order.id)
    if (payment?.pay === 'checkout_page') return waitOn(tx, run, now)
    const code = payment?.declineCode ?? null
    return isForHolder(code)
      ? awaitHolder(tx, run, subscription, code, publicUrl, now)
      : fail(tx, run, subscription, publicUrl, now)
  }
  const { retire } = subscription
  await noteBought(tx, [order], now)
  if (retire) {
    const retired = await retireLines(tx, order, { ...retire, reason: 'corporate_inventory' }, now)
    await noteOrderRetired(tx, order, retired, now)
  }
  await tx
    .update(subscriptionRuns)
    .set({ state: retire ? 'retired' : 'bought', message: null, retryAt: null })
    .where(eq(subscriptionRuns.id, run.id))
  const { data, ...of } = runOf(run, subscription)
  const ran = { ...data, isRetired: Boolean(retire) }
  await publish(tx, { ...of, type: 'subscription.run', data: ran }, now)
  await notify(
    tx,
    {
      organisationId: subscription.buyerId,
      to: 'buy',
      kind: 'orders',
      key: `run-done:${run.id}`,
      title: `Your subscription bought ${subscription.tonnes.toLocaleString('en-US')} t`,
      words: retire ? 'They were paid for and retired.' : 'They were paid for and are yours.',
      href: '/subscriptions',
      // The receipt of its order tells it.
      mailed: 'contact',
    },
    now,
  )
}
