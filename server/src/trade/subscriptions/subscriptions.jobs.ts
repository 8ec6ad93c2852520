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
import { fillBasket, findOffers, openSolver, type Solver } from '../recommendations/index.ts'
import { followRun } from './follow-run.ts'
import { retryRun, startRun } from './start-run.ts'
import { startSubscriptions } from './start-subscriptions.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'
import { runSubscriptionsTask } from './subscriptions.tasks.ts'

type Parts = { config: Config; db: Db; provider: PaymentProvider | null; log: Logger }
type Subscription = typeof subscriptions.$inferSelect

const atOnceMax = 200

const compose = async (db: Db, solver: Solver, { buyerId, tonnes, limits, listingId }: Subscription) => {
  const offers = await findOffers(db, buyerId, ['spot', 'subscription'])
  if (listingId !== null) {
    const offer = offers.find((one) => one.listingId === listingId)
    return offer && offer.availableCredits >= tonnes
      ? { picks: [{ offer, quantity: tonnes }] }
      : { refusal: 'The listing has not enough credits on sale any more.' }
  }
  const picks = await fillBasket(solver, offers, { tonnes, goal: 'cost', limits })
  return picks ? { picks } : { refusal: 'No basket on sale kept your limits.' }
}

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
  const { feeBasisPoints, publicUrl } = config
  return [
    does(startSubscriptionsTask, async ({ orderId }) => {
      await inTransaction(db, (tx) => startSubscriptions(tx, orderId, new Date()))
    }),
    does(runSubscriptionsTask, async () => {
      const now = new Date()
      const charging = await db
        .select({ id: subscriptionRuns.id })
        .from(subscriptionRuns)
        .where(eq(subscriptionRuns.state, 'charging'))
        .limit(atOnceMax)
      await each(log, charging, ({ id }) => inTransaction(db, (tx) => followRun(tx, id, publicUrl, now)))
      if (!provider || provider.name === 'stripe') return
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
        const basket = await compose(db, solver, subscription)
        await inTransaction(db, (tx) => startRun(tx, provider, subscription, basket, feeBasisPoints, now))
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
          const basket = await compose(db, solver, subscription)
          await inTransaction(db, (tx) =>
            retryRun(tx, provider, run, subscription, basket, feeBasisPoints, now),
          )
        },
      )
    }),
  ]
}
