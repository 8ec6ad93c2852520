import { holdMinutes, type PayBy } from '@ledgerleaf/contract/orders'
import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { Cents } from '@ledgerleaf/contract/units'
import { vatApi, vatOf } from '@ledgerleaf/contract/vat'
import { idempotentTogether } from '../../http/idempotency.ts'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { done } from '../../platform/outcome.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type OrderVat, orderToken } from '../orders/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { decideOrderVat, noteTaxId, refuseContradiction } from '../vat/index.ts'
import { giveUp, openPage } from './open-page.ts'
import { type Purchase, startPurchase } from './start-purchase.ts'

type Parts = { config: Config; secret: string; db: Db; provider: PaymentProvider | null }

type Decision = { id: string; totalCents: number; heldUntil: string; pay: PayBy; guest: boolean }

const buyerOf = (caller: Caller | null) => ({
  buyerId: caller?.organisationId ?? null,
  buyerEmail: caller?.email ?? null,
  placedBy: caller?.personId ?? null,
  ...(caller ? { buysAlone: caller } : {}),
})

// Each order holds credits that nobody else can buy meanwhile.
const newOrders = { limit: 20, windowSeconds: 60 }
// One that waits on the provider's page holds them for a quarter of an hour, and nothing is paid for that.
const openPages = { limit: 10, windowSeconds: holdMinutes * 60 }

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
  /** By account or network, and not by the address that is given: that may be a stranger's. */
  const limitPages = ({
    request,
    caller,
    now,
  }: {
    request: { ip: string }
    caller: Caller | null
    now: Date
  }) => {
    const holder = caller ? ['account', caller.organisationId] : ['network', callerNetwork(request.ip)]
    return consume(db, limitKey('openPage', ...holder), openPages, now)
  }

  const start = (tx: Tx, purchase: Purchase) =>
    startPurchase(tx, provider(), purchase, config.feeBasisPoints, new Date())
  const refuseCard = (pay: string) => {
    if (pay === 'card_on_file' && provider().name === 'stripe')
      throw new DomainError('invalid_input', { field: 'pay', message: 'Pay on the page of the provider.' })
  }

  // Decided before the transaction: a service may be asked about the buyer's number.
  const vats = new WeakMap<object, OrderVat>()
  const place = idempotentTogether(parts, ordersApi.place, {
    key: 'required',
    before: async (call) => {
      await limit(call)
      refuseCard(call.body.pay)
      if (call.body.pay === 'checkout_page') await limitPages(call)
      await refuseContradiction(config.invoicing, call.body.enterprise, 'enterprise/taxId')
      vats.set(call, await decideOrderVat(config.invoicing, call.body.enterprise, call.now))
    },
    decide: async (tx, call, room) => {
      const { body, caller } = call
      const started = await start(tx, {
        ...body,
        ...buyerOf(caller),
        room,
        vat: vats.get(call),
      })
      if (started.kind !== 'done') return started
      const { id, totalCents, heldUntil, buyerId } = started.value
      return done({
        id,
        totalCents,
        heldUntil: heldUntil.toISOString(),
        pay: body.pay,
        guest: buyerId === null,
      })
    },
    answerAtOnce: (decision) => (decision.pay === 'checkout_page' ? null : answerFor(decision, null)),
    finish: async (decision) =>
      answerFor(decision, await openPage({ ...parts, provider: provider() }, decision.id)),
  })

  // The call knows no key: without one, each is an order of its own.
  const createSession = idempotentTogether(parts, purchaseApi.createCheckoutSession, {
    key: 'optional',
    before: async (call) => {
      await limit(call)
      await limitPages(call)
      vats.set(call, await decideOrderVat(config.invoicing, null, call.now))
    },
    decide: async (tx, call, room) => {
      const { body, caller } = call
      const started = await start(tx, {
        basketId: body.id,
        expectedTotalCents: null,
        ...buyerOf(caller),
        room,
        vat: vats.get(call),
        pay: 'checkout_page',
      })
      return started.kind === 'done' ? done({ id: started.value.id }) : started
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
  const quote = route(vatApi.quote, async ({ query, now }) => {
    const netCents = Cents.parse(Number(query.netCents))
    const { country, taxId = '' } = query
    const buyer = { taxId, ...(country ? { country } : {}) }
    await refuseContradiction(config.invoicing, buyer, 'taxId')
    const { check: _, ...vat } = await decideOrderVat(config.invoicing, buyer, now, { asksVies: false })
    const vatCents = vatOf(netCents, vat.basisPoints)
    return {
      vatCents,
      totalCents: Cents.parse(netCents + vatCents),
      vat,
      taxIdNote: await noteTaxId(taxId, vat),
    }
  })
  return [place, createSession, quote]
}
