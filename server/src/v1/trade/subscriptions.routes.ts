import type { Subscription as Known, NewSubscription } from '@ledgerleaf/contract/subscriptions'
import { Cents } from '@ledgerleaf/contract/units'
import { subscriptionsApi, type V1Subscription } from '@ledgerleaf/contract/v1/subscriptions'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type KeyCaller, type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import type { PaymentProvider } from '../../trade/payments/index.ts'
import {
  beginSubscription,
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
} from '../../trade/subscriptions/index.ts'
import { findSubscriptions } from '../../views/subscriptions/index.ts'
import { dollars, doOrAsk, pageOf, statusOf, tonnes, writeWaiting } from '../shapes/index.ts'
import { refuseRetiring } from './read-wanted.ts'

type Parts = { config: Config; secret: string; db: Db; reader: Reader; provider: PaymentProvider | null }

const writeSubscription = (known: Known): V1Subscription => ({
  object: 'subscription',
  id: known.id,
  status: known.state,
  pausedBecause: known.pausedBecause,
  quantity: tonnes(known.tonnes),
  every: known.every,
  limits: known.limits,
  priceCap: dollars(known.priceCapCents),
  startsOn: known.startsOn,
  nextRunOn: known.nextRunOn,
  listing: known.listing && {
    id: known.listing.id,
    project: { id: known.listing.projectId, name: known.listing.projectName },
  },
  retire: known.retire,
  runs: known.runs.map(({ id, dueOn, state, orderId, attempts, message }) => ({
    ...{ id, dueOn, attempts, message },
    status: state,
    order: orderId,
  })),
})

/** Subscriptions of an organisation, for its programs. */
export const subscriptionV1Routes = (parts: Parts): Route[] => {
  const { config, db, reader } = parts
  const charger = (): PaymentProvider => {
    if (parts.provider) return parts.provider
    throw new DomainError('payment_unavailable', { message: 'This market takes no payments yet.' })
  }
  const findAll = async (from: Reader, organisationId: string) =>
    (await findSubscriptions(from, organisationId)).map(writeSubscription)
  const findOwn = async (from: Reader, organisationId: string, id: string) => {
    const found = (await findAll(from, organisationId)).find((one) => one.id === id)
    if (!found) throw new DomainError('not_found')
    return found
  }
  type Change =
    | typeof subscriptionsApi.pause
    | typeof subscriptionsApi.resume
    | typeof subscriptionsApi.cancel
  const changing = (
    endpoint: Change,
    did: string,
    change: (tx: Tx, caller: KeyCaller, id: string, now: Date) => Promise<void>,
  ) =>
    idempotentRoute(parts, endpoint as typeof subscriptionsApi.pause, {
      key: 'required',
      decide: async (tx, { caller, params: { id }, now }) => {
        if (!isId(id)) throw new DomainError('not_found')
        await change(tx, caller, id, now)
        await noteKeyAct(tx, caller, { did: `${did} the subscription ${id}` }, now)
        return { id }
      },
      finish: ({ id }, { caller }) => findOwn(db, caller.organisationId, id),
    })
  const begin = async (tx: Tx, caller: KeyCaller, wish: NewSubscription, now: Date) => {
    const { id } = await beginSubscription(tx, charger(), caller, wish, now)
    const did = `subscribed to ${wish.tonnes.toLocaleString('en-US')} t every ${wish.every}`
    await noteKeyAct(tx, caller, { did }, now)
    return id
  }
  return [
    idempotentRoute(parts, subscriptionsApi.make, {
      key: 'required',
      status: statusOf(201),
      before: async ({ caller, body }) => {
        charger()
        refuseRetiring(caller, Boolean(body.retire))
      },
      decide: (tx, { caller, body, now }) => {
        const { quantity, priceCap, retire = null, every, limits, startsOn } = body
        const priceCapCents = Cents.parse(priceCap.amount)
        const subscription = { tonnes: quantity.amount, priceCapCents, retire, every, limits, startsOn }
        const work = (inner: Tx) => begin(inner, caller, subscription, now)
        return doOrAsk(tx, caller, { act: { kind: 'subscription', subscription }, work }, { config, now })
      },
      finish: async ({ id, waits }, { caller }) =>
        waits === null ? findOwn(db, caller.organisationId, id) : writeWaiting(config.publicUrl, id, waits),
    }),
    route(subscriptionsApi.list, async ({ caller, query }) =>
      pageOf(await findAll(reader, caller.organisationId), query),
    ),
    route(subscriptionsApi.find, ({ caller, params }) => findOwn(reader, caller.organisationId, params.id)),
    changing(subscriptionsApi.pause, 'paused', (tx, { organisationId }, id) =>
      pauseSubscription(tx, organisationId, id),
    ),
    changing(subscriptionsApi.resume, 'resumed', async (tx, caller, id, now) => {
      const { retire } = await findOwn(tx, caller.organisationId, id)
      refuseRetiring(caller, retire !== null)
      await resumeSubscription(tx, caller, id, now)
    }),
    changing(subscriptionsApi.cancel, 'ended', (tx, { organisationId }, id) =>
      cancelSubscription(tx, organisationId, id),
    ),
  ]
}
