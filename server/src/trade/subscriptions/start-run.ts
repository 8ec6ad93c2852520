import type { PayBy } from '@ledgerleaf/contract/orders'
import { Credits } from '@ledgerleaf/contract/units'
import { and, eq } from 'drizzle-orm'
import { countFollowing, undoAlone } from '../../people/approvals/index.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { orThrow } from '../../platform/outcome.ts'
import { placeOrder } from '../orders/index.ts'
import { openPayment, type PaymentProvider } from '../payments/index.ts'
import { costOf, type Pick } from '../recommendations/index.ts'
import { dueDay } from './due-day.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'
import type { RunSale } from './tax-run.ts'

type Subscription = typeof subscriptions.$inferSelect
type Run = typeof subscriptionRuns.$inferSelect

/** Orders what a run buys. A run whose bank asks for the card's holder is paid on the provider's page. */
export const orderRun = async (
  tx: Tx,
  provider: PaymentProvider,
  subscription: Subscription,
  picks: readonly Pick[],
  sale: RunSale,
  now: Date,
  pay: PayBy = 'card_on_file',
): Promise<string> => {
  const wanted = {
    buyerId: subscription.buyerId,
    basket: { id: subscription.id, name: 'Subscription' },
    lines: picks.map(({ offer, quantity }) => ({
      listingId: offer.listingId,
      quantity: Credits.parse(quantity),
    })),
    terms: { buyers: subscription.buyerTerms, forward: null, areNamed: false },
    ...(sale.enterprise ? { enterprise: sale.enterprise } : {}),
    vat: sale.vat,
    feeBasisPoints: sale.feeBasisPoints,
  }
  const placed = orThrow(await placeOrder(tx, wanted, now))
  await countFollowing(tx, subscription.id, {
    actId: placed.id,
    boughtCents: placed.totalCents + placed.vatCents,
    retiredTonnes: subscription.retire ? subscription.tonnes : 0,
  })
  // What was counted when it was begun has happened now.
  await undoAlone(tx, subscription.id)
  await openPayment(tx, provider, placed, pay, now)
  return placed.id
}

const lockDue = async (tx: Tx, { id, nextRunOn }: Subscription): Promise<Subscription | undefined> => {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.state, 'active'),
        eq(subscriptions.nextRunOn, nextRunOn),
      ),
    )
    .for('update')
  return row
}

export type RunBasket = { picks: readonly Pick[] } | { refusal: string }

/** Why a basket is not bought; null when it may be. */
export const refusalOf = (
  subscription: { tonnes: number; priceCapCents: number },
  basket: RunBasket,
): string | null => {
  if ('refusal' in basket) return basket.refusal
  const perTonne = costOf(basket.picks) / subscription.tonnes
  return perTonne <= subscription.priceCapCents
    ? null
    : `The best basket cost $${(perTonne / 100).toFixed(2)} a tonne, above your cap.`
}

/**
 * One period, in one transaction: the run is recorded, the order placed and the next day set, or none of it. Whoever
 * comes second finds the subscription moved on and does nothing.
 */
export const startRun = async (
  tx: Tx,
  provider: PaymentProvider,
  seen: Subscription,
  basket: RunBasket,
  sale: RunSale,
  now: Date,
): Promise<Run['state'] | null> => {
  const subscription = await lockDue(tx, seen)
  if (!subscription) return null
  const refusal = refusalOf(subscription, basket)
  const orderId =
    refusal === null && 'picks' in basket
      ? await orderRun(tx, provider, subscription, basket.picks, sale, now)
      : null
  const state = orderId === null ? 'left_out' : 'charging'
  const { id, startsOn, every, periodsRun, nextRunOn } = subscription
  await tx.insert(subscriptionRuns).values({
    id: newId(now.getTime()),
    subscriptionId: id,
    dueOn: nextRunOn,
    state,
    orderId,
    message: refusal,
    createdAt: now,
  })
  await tx
    .update(subscriptions)
    .set({ periodsRun: periodsRun + 1, nextRunOn: dueDay(startsOn, every, periodsRun + 1) })
    .where(eq(subscriptions.id, id))
  return state
}

/** Another try at a period whose payment failed. */
export const retryRun = async (
  tx: Tx,
  provider: PaymentProvider,
  seen: Run,
  subscription: Subscription,
  basket: RunBasket,
  sale: RunSale,
  now: Date,
): Promise<void> => {
  const [run] = await tx
    .select()
    .from(subscriptionRuns)
    .where(and(eq(subscriptionRuns.id, seen.id), eq(subscriptionRuns.state, 'retrying')))
    .for('update')
  if (!run) return
  const refusal = refusalOf(subscription, basket)
  if (refusal !== null || !('picks' in basket)) {
    await tx
      .update(subscriptionRuns)
      .set({ state: 'left_out', message: refusal })
      .where(eq(subscriptionRuns.id, run.id))
    return
  }
  const orderId = await orderRun(tx, provider, subscription, basket.picks, sale, now)
  await tx
    .update(subscriptionRuns)
    .set({ state: 'charging', orderId, attempts: run.attempts + 1, retryAt: null })
    .where(eq(subscriptionRuns.id, run.id))
}
