import { ordersApi } from '@ledgerleaf/contract/orders'
import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { Cents } from '@ledgerleaf/contract/units'
import { idempotentRoute } from '../../http/idempotency.ts'
import type { Route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { orderToken } from '../orders/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { giveUp, openPage } from './open-page.routes.ts'
import { startPurchase } from './start-purchase.ts'

type Parts = { config: Config; secret: string; db: Db; provider: PaymentProvider | null }

// Each order holds credits that nobody else can buy meanwhile.
const newOrders = { limit: 20, windowSeconds: 60 }

/** The orders of the checkout page and call 2 of the specification. */
export const checkoutRoutes = (parts: Parts): Route[] => {
  const { config, secret, db } = parts
  const provider = (): PaymentProvider => {
    if (parts.provider) return parts.provider
    throw new DomainError('payment_unavailable', { message: 'This market takes no payments yet.' })
  }
  const limit = ({ request, now }: { request: { ip: string }; now: Date }) =>
    consume(db, limitKey('placeOrder', callerNetwork(request.ip)), newOrders, now)

  const place = idempotentRoute(parts, ordersApi.place, {
    key: 'required',
    before: limit,
    decide: async (tx, { body, caller, now }, room) => {
      if (body.pay === 'card_on_file' && provider().name === 'stripe')
        throw new DomainError('invalid_input', { field: 'pay', message: 'Pay on the page of the provider.' })
      const purchase = { ...body, buyerId: caller?.personId ?? null, room }
      const order = await startPurchase(tx, provider(), purchase, config.feeBasisPoints, now)
      return {
        id: order.id,
        totalCents: order.totalCents,
        heldUntil: order.heldUntil.toISOString(),
        pay: body.pay,
        guest: caller === null,
      }
    },
    finish: async ({ id, totalCents, heldUntil, pay, guest }) => ({
      id,
      status: 'pending' as const,
      totalCents: Cents.parse(totalCents),
      heldUntil,
      payUrl: pay === 'checkout_page' ? await openPage({ ...parts, provider: provider() }, id) : null,
      token: guest ? orderToken(secret, id) : null,
    }),
  })

  // The call knows no key: without one, each is an order of its own.
  const createSession = idempotentRoute(parts, purchaseApi.createCheckoutSession, {
    key: 'optional',
    before: limit,
    decide: async (tx, { body, caller, now }, room) => {
      const purchase = {
        basketId: body.id,
        expectedTotalCents: null,
        buyerId: caller?.personId ?? null,
        room,
        pay: 'checkout_page' as const,
      }
      return { id: (await startPurchase(tx, provider(), purchase, config.feeBasisPoints, now)).id }
    },
    finish: async ({ id }, { now }) => {
      try {
        return { url: await openPage({ ...parts, provider: provider() }, id) }
      } catch (error) {
        await giveUp(db, id, now)
        throw error
      }
    },
  })
  return [place, createSession]
}
