import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { findCard, type PaymentProvider } from '../../trade/payments/index.ts'
import { findSubscriptions } from './subscription-queries.ts'

type Parts = { db: Reader; provider: Pick<PaymentProvider, 'name'> | null }

export const subscriptionPageRoutes = ({ db, provider }: Parts): Route[] => [
  route(subscriptionsApi.list, async ({ caller }) => ({
    subscriptions: await findSubscriptions(db, caller.organisationId),
    card: provider ? ((await findCard(db, provider, caller.organisationId))?.shown ?? null) : null,
  })),
]
