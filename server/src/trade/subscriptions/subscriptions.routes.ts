import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { idempotentRoute } from '../../http/idempotency.ts'
import { command, done, type Route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { cancelSubscription, pauseSubscription, resumeSubscription } from './change-subscription.ts'
import { createSubscription } from './create-subscription.ts'

type Parts = { config: Config; secret: string; db: Db; provider: PaymentProvider | null }

// A run charges a card nobody is sitting in front of, and only the sandbox keeps one on file.
const refuseWithoutCard = (provider: PaymentProvider | null): void => {
  if (provider?.name !== 'sandbox')
    throw new DomainError('payment_unavailable', {
      message: 'Subscriptions need a card on file, and this server keeps none.',
    })
}

export const subscriptionRoutes = (parts: Parts): Route[] => {
  const { db, provider } = parts
  return [
    idempotentRoute(parts, subscriptionsApi.create, {
      key: 'required',
      before: async () => refuseWithoutCard(provider),
      decide: (tx, { body, caller, now }) => createSubscription(tx, caller.personId, body, now),
      finish: async (decision) => decision,
    }),
    command(db, subscriptionsApi.pause, async (tx, { caller, params }) => {
      await pauseSubscription(tx, caller.personId, params.id)
      return done
    }),
    command(db, subscriptionsApi.resume, async (tx, { caller, params, now }) => {
      await resumeSubscription(tx, caller.personId, params.id, now)
      return done
    }),
    command(db, subscriptionsApi.cancel, async (tx, { caller, params }) => {
      await cancelSubscription(tx, caller.personId, params.id)
      return done
    }),
  ]
}
