import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { findSubscriptions } from './subscription-queries.ts'

export const subscriptionPageRoutes = ({ db }: { db: Reader }): Route[] => [
  route(subscriptionsApi.list, async ({ caller }) => ({
    subscriptions: await findSubscriptions(db, caller.personId),
  })),
]
