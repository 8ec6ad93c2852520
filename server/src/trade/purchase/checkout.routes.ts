import { ordersApi, type PayBy } from '@ledgerleaf/contract/orders'
import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { Cents } from '@ledgerleaf/contract/units'
import { idempotentTogether } from '../../http/idempotency.ts'
import type { Route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { alone } from '../../platform/gather.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { orderToken } from '../orders/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { giveUp, openPage } from './open-page.ts'
import { type Purchase, startPurchases } from './start-purchase.ts'

type Parts = { config: Config; secret: string; db: Db; provider: PaymentProvider | null }

type Decision = { id: string; totalCents: number; heldUntil: string; pay: PayBy | undefined; guest: boolean }

// Each order holds credits that nobody else can buy meanwhile.
const newOrders = { limit: 20, windowSeconds: 60 }

/** The orders of the checkout page and call 2 of the specification. */
export const checkoutRoutes = (parts: Parts): Route[] => {
  const { config, secret, db } = parts
  const provider = (): PaymentProvider => {
    if (parts.provider) return parts.provider
    throw new DomainError('payment_unavailable', { message: 'This market takes no payments yet.' })
  }
  const answerFor = (decision: Decision, payUrl: string | null) => ({
    id: decision.id,
    status: 'pending' as const,
    totalCents: Cents.parse(decision.totalCents),
    heldUntil: decision.heldUntil,
    payUrl,
    token: decision.guest ? orderToken(secret, decision.id) : null,
  })
  const limit = ({ request, now }: { request: { ip: string }; now: Date }) =>
    consume(db, limitKey('placeOrder', callerNetwork(request.ip)), newOrders, now)

  const start = (tx: Tx, purchases: readonly Purchase[]) =>
    startPurchases(tx, provider(), purchases, config.feeBasisPoints, new Date())
  const refuseCard = (pay: string) => {
    if (pay === 'card_on_file' && provider().name === 'stripe')
      throw new DomainError('invalid_input', { field: 'pay', message: 'Pay on the page of the provider.' })
  }

  const place = idempotentTogether(parts, ordersApi.place, {
    key: 'required',
    before: async (call) => {
      await limit(call)
      refuseCard(call.body.pay)
    },
    decideAll: async (tx, asked) => {
      const outcomes = await start(
        tx,
        asked.map(({ call, room }) => ({ ...call.body, buyerId: call.caller?.personId ?? null, room })),
      )
      return outcomes.map((order, at) => {
        if (order instanceof DomainError || order === alone) return order
        const { id, totalCents, heldUntil } = order
        const pay = asked[at]?.call.body.pay
        return { id, totalCents, heldUntil: heldUntil.toISOString(), pay, guest: order.buyerId === null }
      })
    },
    answerAtOnce: (decision) => (decision.pay === 'checkout_page' ? null : answerFor(decision, null)),
    finish: async (decision) =>
      answerFor(decision, await openPage({ ...parts, provider: provider() }, decision.id)),
  })

  // The call knows no key: without one, each is an order of its own.
  const createSession = idempotentTogether(parts, purchaseApi.createCheckoutSession, {
    key: 'optional',
    before: limit,
    decideAll: async (tx, asked) => {
      const outcomes = await start(
        tx,
        asked.map(({ call, room }) => ({
          basketId: call.body.id,
          expectedTotalCents: null,
          buyerId: call.caller?.personId ?? null,
          room,
          pay: 'checkout_page' as const,
        })),
      )
      return outcomes.map((order) =>
        order instanceof DomainError || order === alone ? order : { id: order.id },
      )
    },
    finish: async ({ id }, { now }) => {
      try {
        return { url: await openPage({ ...parts, provider: provider() }, id) }
      } catch (error) {
        await inTransaction(db, (tx) => giveUp(tx, id, now))
        throw error
      }
    },
  })
  return [place, createSession]
}
