import type { Basket } from '@ledgerleaf/contract/baskets'
import type { Enterprise, PayBy } from '@ledgerleaf/contract/orders'
import type { RetireWords } from '@ledgerleaf/contract/retirements'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { quoteBasket } from '../baskets/index.ts'
import { type LockedOrder, placeOrder } from '../orders/index.ts'
import { openPayment, type PaymentProvider } from '../payments/index.ts'

export type Purchase = {
  basketId: string
  /** Null for call 2, which shows no total of ours before the provider's page does. */
  expectedTotalCents: number | null
  expectedComposition?: string | undefined
  buyerId: string | null
  room: string
  enterprise?: Enterprise | undefined
  pay: PayBy
  retire?: RetireWords | undefined
  subscribeEvery?: 'month' | 'year' | undefined
}

const refuseChanged = (basket: Basket, { expectedTotalCents, expectedComposition }: Purchase): void => {
  if (expectedTotalCents !== null && basket.priceCents !== expectedTotalCents)
    throw new DomainError('price_changed', { totalCents: basket.priceCents })
  if (expectedComposition !== undefined && basket.composition !== expectedComposition)
    throw new DomainError('basket_changed', { totalCents: basket.priceCents })
}

/** A listing may have changed between the look at the basket and the lock on the listing: then it is another basket. */
const refuseMoved = (basket: Basket, order: LockedOrder): void => {
  if (order.totalCents !== basket.priceCents)
    throw new DomainError('price_changed', { totalCents: order.totalCents })
  if (order.totalCents + order.discountCents !== basket.listValueCents)
    throw new DomainError('basket_changed')
}

/** A subscription comes again: it needs somebody to belong to, and a card that can be charged without them. */
const refuseSubscription = (
  basket: Basket,
  provider: PaymentProvider,
  { buyerId, subscribeEvery }: Purchase,
) => {
  if (!basket.lines.some(({ saleType }) => saleType === 'subscription')) return
  const because = (message: string, field?: string) => {
    throw new DomainError('subscription_refused', { message, ...(field ? { field } : {}) })
  }
  if (buyerId === null) because('A subscription needs an account. Sign in, or take it out of the basket.')
  if (provider.name !== 'sandbox')
    because('A subscription needs a card on file, and this server keeps none. Take it out of the basket.')
  if (!subscribeEvery) because('Choose how often the subscription comes again.', 'subscribeEvery')
}

const wordsOf = ({ isUnderstood: _, ...words }: RetireWords) => words

const place = async (
  tx: Tx,
  basket: Basket,
  purchase: Purchase,
  feeBasisPoints: number,
  now: Date,
  beforeHold: (order: LockedOrder) => Promise<void>,
) => {
  const { buyerId, room, enterprise, subscribeEvery } = purchase
  const retire = purchase.retire && wordsOf(purchase.retire)
  try {
    return await placeOrder(
      tx,
      {
        buyerId,
        room,
        email: buyerId === null ? (enterprise?.businessEmail ?? null) : null,
        basket: { id: basket.id, name: basket.name },
        lines: basket.lines,
        ...(basket.kind === 'own' ? {} : { priceCents: basket.priceCents }),
        ...(enterprise ? { enterprise } : {}),
        ...(retire ? { retire } : {}),
        ...(subscribeEvery ? { subscribeEvery } : {}),
        feeBasisPoints,
      },
      now,
      beforeHold,
    )
  } catch (error) {
    if (error instanceof DomainError && error.code === 'insufficient_credits')
      throw new DomainError('sold_out', {
        message: 'Someone was faster: these credits have just been sold. Nothing was charged.',
      })
    throw error
  }
}

/** From a basket to an order with its credits held and its payment under way, in one transaction. */
export const startPurchase = async (
  tx: Tx,
  provider: PaymentProvider,
  purchase: Purchase,
  feeBasisPoints: number,
  now: Date,
): Promise<LockedOrder> => {
  const basket = await quoteBasket(tx, purchase.basketId)
  if (!basket) throw new DomainError('not_found', { message: 'There is no such basket.' })
  if (basket.soldOut)
    throw new DomainError('sold_out', { message: `${basket.soldOutReason} Nothing was charged.` })
  refuseChanged(basket, purchase)
  refuseSubscription(basket, provider, purchase)
  return place(tx, basket, purchase, feeBasisPoints, now, async (order) => {
    refuseMoved(basket, order)
    await openPayment(tx, provider, order, purchase.pay, now)
    const { id: orderId, heldUntil: runAt } = order
    await enqueue(tx, 'lapse-order', { orderId }, { key: `lapse:${orderId}`, runAt })
  })
}
