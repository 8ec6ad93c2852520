import { writeDollars } from '@ledgerleaf/contract/currencies'
import type { Order } from '@ledgerleaf/contract/orders'
import { ordersApi } from '@ledgerleaf/contract/v1/orders'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { roomOf } from '../../platform/outbox.ts'
import { orThrow } from '../../platform/outcome.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { endOrder, lockOrder, type OrderVat } from '../../trade/orders/index.ts'
import type { PaymentProvider } from '../../trade/payments/index.ts'
import { startPurchase } from '../../trade/purchase/index.ts'
import { decideOrderVat, refuseContradiction } from '../../trade/vat/index.ts'
import { findOrder, findOrders } from '../../views/orders/index.ts'
import {
  afterOf,
  askPerson,
  doOrAsk,
  pageSize,
  pageWith,
  proposed,
  refuseStrange,
  statusOf,
  writeWaiting,
} from '../shapes/index.ts'
import { readWanted, refuseRetiring } from './read-wanted.ts'
import { writeOrder } from './write-order.ts'

type Parts = { config: Config; secret: string; db: Db; reader: Reader; provider: PaymentProvider | null }

// Each order holds credits that nobody else can buy meanwhile.
const newOrders = { limit: 60, windowSeconds: 60 }

/** Orders of an organisation, for its programs. */
export const orderV1Routes = (parts: Parts): Route[] => {
  const { config, db, reader } = parts
  const charger = (): PaymentProvider => {
    const { provider } = parts
    if (provider && provider.name !== 'stripe') return provider
    throw new DomainError('payment_unavailable', {
      message:
        'Cards are charged on a page that a person opens. Ask for a quote and pay by invoice. Nothing was done.',
    })
  }
  const findOwn = async (from: Reader, organisationId: string, id: string) => {
    const found = await findOrder(from, id)
    if (!found || found.buyerId !== organisationId) throw new DomainError('not_found')
    return found.order
  }
  const write = (order: Order) => writeOrder(order, config.livemode)
  // Decided before the transaction: a service may be asked about the buyer's number.
  const vats = new WeakMap<object, OrderVat>()
  return [
    idempotentRoute(parts, ordersApi.place, {
      key: 'required',
      status: statusOf(201),
      before: async (call) => {
        const { caller, body, now } = call
        charger()
        refuseRetiring(caller, body.retire !== undefined)
        await consume(db, limitKey('placeOrderByKey', caller.keyId), newOrders, now)
        await refuseContradiction(config.invoicing, body.company, 'company/taxId')
        vats.set(call, await decideOrderVat(config.invoicing, body.company, now))
      },
      decide: (tx, call) => {
        const { caller, body, now } = call
        const order = { ...readWanted(body), pay: 'card_on_file' as const }
        const { organisationId: buyerId, personId: placedBy, keyId: placedByKey, email: buyerEmail } = caller
        const purchase = {
          ...order,
          ...{ buyerId, placedBy, placedByKey, buyerEmail, buysAlone: caller, vat: vats.get(call) },
          room: roomOf({ organisationId: buyerId }),
        }
        const work = async (inner: Tx) => {
          const started = await startPurchase(inner, charger(), purchase, config.feeBasisPoints, now)
          if (started.kind === 'again') throw new Error('an order that was alone was not decided')
          const { id, totalCents, vatCents } = orThrow(started)
          const amount = writeDollars(totalCents + vatCents)
          await noteKeyAct(inner, caller, { did: `placed order ${id}`, amount }, now)
          return id
        }
        return doOrAsk(tx, caller, { act: { kind: 'purchase', order }, work }, { config, now })
      },
      finish: async ({ id, waits }, { caller }) =>
        waits === null
          ? write(await findOwn(db, caller.organisationId, id))
          : writeWaiting(config.publicUrl, id, waits),
    }),
    idempotentRoute(parts, ordersApi.propose, {
      key: 'required',
      status: () => 202,
      before: async ({ caller, body, now }) => {
        refuseRetiring(caller, body.retire !== undefined)
        await consume(db, limitKey('placeOrderByKey', caller.keyId), newOrders, now)
        await refuseContradiction(config.invoicing, body.company, 'company/taxId')
      },
      decide: async (tx, { caller, body, now }) => {
        const order = { ...readWanted(body), pay: 'card_on_file' as const }
        return { id: await askPerson(tx, caller, { kind: 'purchase', order }, { config, now }) }
      },
      finish: async ({ id }) => writeWaiting(config.publicUrl, id, proposed),
    }),
    route(ordersApi.list, async ({ caller, query: { limit = pageSize, cursor } }) => {
      const { orders, more } = await findOrders(
        reader,
        caller.organisationId,
        { before: afterOf(cursor) ?? undefined },
        limit,
      )
      const page = pageWith(orders.map(write), more)
      await refuseStrange(
        cursor ?? null,
        page,
        async (id) => (await findOrder(reader, id))?.buyerId === caller.organisationId,
      )
      return page
    }),
    route(ordersApi.find, async ({ caller, params }) =>
      write(await findOwn(reader, caller.organisationId, params.id)),
    ),
    idempotentRoute(parts, ordersApi.cancel, {
      key: 'required',
      decide: async (tx, { caller, params, now }) => {
        const { id } = await findOwn(tx, caller.organisationId, params.id)
        const order = await lockOrder(tx, id)
        if (!order || !['pending', 'cancelled'].includes(order.status))
          throw new DomainError('order_not_open')
        if (await endOrder(tx, order, 'buyer', now))
          await noteKeyAct(tx, caller, { did: `gave up order ${id}` }, now)
        return { id }
      },
      finish: async ({ id }, { caller }) => write(await findOwn(db, caller.organisationId, id)),
    }),
  ]
}
