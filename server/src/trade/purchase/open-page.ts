import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { endOrder, findOrderRow, lockOrder, orderToken } from '../orders/index.ts'
import { ensureCustomer, findPaymentOf, keepPage, type PaymentProvider } from '../payments/index.ts'

type Parts = { config: Config; secret: string; db: Db; provider: PaymentProvider }

/**
 * Asks the provider for a page to pay an order on. No transaction is open meanwhile. Repeated, it answers the same page:
 * the provider knows the order by a key of its own.
 */
export const openPage = async (
  { config, secret, db, provider }: Parts,
  orderId: string,
  { keepsCard = false } = {},
): Promise<string> => {
  const order = await findOrderRow(db, orderId)
  const payment = await findPaymentOf(db, orderId)
  if (!order || !payment) throw new DomainError('not_found')
  if (payment.url) return payment.url
  if (order.status !== 'pending') throw new DomainError('order_expired')
  const token = order.buyerId === null ? `&token=${orderToken(secret, orderId)}` : ''
  const { amountCents, currency } = payment
  const comesAgain = order.subscribeEvery !== null || keepsCard
  const keepFor =
    comesAgain && order.buyerId !== null ? await ensureCustomer(db, provider, order.buyerId) : null
  const page = await provider.openPage(
    {
      orderId,
      amountCents,
      currency,
      email: order.email,
      heldUntil: order.heldUntil,
      keepFor,
    },
    {
      success: `${config.publicUrl}/success?order=${orderId}${token}`,
      cancel: `${config.publicUrl}/cancel?order=${orderId}${token}`,
    },
  )
  await keepPage(db, orderId, page)
  return page.url
}

/** Gives the credits back at once where the provider cannot be reached and nobody could come back to try again. */
export const giveUp = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order) await endOrder(tx, order, 'operator', now)
}
