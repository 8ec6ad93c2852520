import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findPaymentOf, type PaymentProvider } from '../payments/index.ts'
import { orderRun, type RunBasket, refusalOf } from './start-run.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'
import type { RunSale } from './tax-run.ts'

export const findOwn = async (db: Reader, buyerId: string, id: string) => {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.buyerId, buyerId)))
  return found
}

/**
 * The card's holder is here: what the run buys is ordered again, at today's prices within the cap, and paid on the provider's
 * page. Whoever asks twice is sent to the same page.
 */
export const confirmRun = async (
  tx: Tx,
  provider: PaymentProvider,
  { buyerId, id, basket }: { buyerId: string; id: string; basket: RunBasket },
  sale: RunSale,
  now: Date,
): Promise<string> => {
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.buyerId, buyerId)))
    .for('update')
  if (!subscription) throw new DomainError('not_found')
  if (subscription.state === 'cancelled') throw new DomainError('subscription_over')
  const [run] = await tx
    .select()
    .from(subscriptionRuns)
    .where(
      and(
        eq(subscriptionRuns.subscriptionId, id),
        inArray(subscriptionRuns.state, ['confirming', 'charging']),
      ),
    )
    .orderBy(desc(subscriptionRuns.state), desc(subscriptionRuns.dueOn))
    .limit(1)
    .for('update')
  if (run?.state === 'charging' && run.orderId) {
    const payment = await findPaymentOf(tx, run.orderId)
    if (payment?.pay === 'checkout_page') return run.orderId
  }
  if (run?.state !== 'confirming')
    throw new DomainError('not_found', { message: 'Nothing waits for you here.' })
  const refusal = refusalOf(subscription, basket)
  if (refusal !== null || !('picks' in basket))
    throw new DomainError('sold_out', { message: `${refusal} Nothing was charged.` })
  const orderId = await orderRun(tx, provider, subscription, basket.picks, sale, now, 'checkout_page')
  await tx
    .update(subscriptionRuns)
    .set({ state: 'charging', orderId, message: null })
    .where(eq(subscriptionRuns.id, run.id))
  return orderId
}
