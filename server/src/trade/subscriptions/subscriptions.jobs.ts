import { and, asc, eq, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import { findSalesStop } from '../../ledger/sales-stop.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { startSubscriptionsTask } from '../orders/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { openSolver } from '../recommendations/index.ts'
import { remindRun } from './await-holder.ts'
import { composeRun } from './compose-run.ts'
import { followRun } from './follow-run.ts'
import { retryRun, startRun } from './start-run.ts'
import { startSubscriptions } from './start-subscriptions.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'
import { runSubscriptionsTask, warnCardsTask } from './subscriptions.tasks.ts'
import { taxRun } from './tax-run.ts'
import { warnCards } from './warn-cards.ts'

type Parts = { config: Config; db: Db; provider: PaymentProvider | null; log: Logger }

const atOnceMax = 200

/** One that fails must not keep the others from running; it is due again the next minute. */
const each = async <T extends { id: string }>(
  log: Logger,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
) => {
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      // Somebody was faster for the last credits: the next look finds another basket.
      const isPassing = error instanceof DomainError && error.code === 'insufficient_credits'
      if (!isPassing)
        log.error(
          { code: 'subscription-not-run', err: error, subscription: item.id },
          'a subscription did not run',
        )
    }
}

/** Runs by the clock in whichever process gets the job; the rows' locks see to it that each period runs once. */
export const subscriptionTasks = ({ config, db, provider, log }: Parts): TaskHandler[] => {
  const solver = openSolver()
  const { publicUrl } = config
  return [
    does(startSubscriptionsTask, async ({ orderId }, now) => {
      await inTransaction(db, (tx) => startSubscriptions(tx, orderId, now))
    }),
    does(warnCardsTask, async (_, now) => {
      await inTransaction(db, (tx) => warnCards(tx, publicUrl, now))
    }),
    does(runSubscriptionsTask, async (_, now) => {
      const charging = await db
        .select({ id: subscriptionRuns.id })
        .from(subscriptionRuns)
        .where(eq(subscriptionRuns.state, 'charging'))
        .limit(atOnceMax)
      await each(log, charging, ({ id }) => inTransaction(db, (tx) => followRun(tx, id, publicUrl, now)))
      const waiting = await db
        .select({ id: subscriptionRuns.id })
        .from(subscriptionRuns)
        .where(and(eq(subscriptionRuns.state, 'confirming'), lte(subscriptionRuns.retryAt, now)))
        .limit(atOnceMax)
      await each(log, waiting, ({ id }) => inTransaction(db, (tx) => remindRun(tx, id, publicUrl, now)))
      if (!provider) return
      // What is due waits until there is a market again: a period is not left out for that.
      if (await findSalesStop(db)) return
      const due = await db
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.state, 'active'),
            lte(subscriptions.nextRunOn, now.toISOString().slice(0, 10)),
          ),
        )
        .orderBy(asc(subscriptions.nextRunOn))
        .limit(atOnceMax)
      await each(log, due, async (subscription) => {
        const basket = await composeRun(db, solver, subscription)
        const sale = await taxRun(db, config, subscription, now)
        await inTransaction(db, (tx) => startRun(tx, provider, subscription, basket, sale, now))
      })
      const again = await db
        .select()
        .from(subscriptionRuns)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionRuns.subscriptionId))
        .where(
          and(
            eq(subscriptionRuns.state, 'retrying'),
            lte(subscriptionRuns.retryAt, now),
            eq(subscriptions.state, 'active'),
          ),
        )
        .limit(atOnceMax)
      await each(
        log,
        again.map(({ subscription_runs: run, subscriptions: subscription }) => ({ ...run, subscription })),
        async ({ subscription, ...run }) => {
          const basket = await composeRun(db, solver, subscription)
          const sale = await taxRun(db, config, subscription, now)
          await inTransaction(db, (tx) => retryRun(tx, provider, run, subscription, basket, sale, now))
        },
      )
    }),
  ]
}
