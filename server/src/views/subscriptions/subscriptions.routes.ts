import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { findSubscriptions } from './subscription-queries.ts'

export const subscriptionPageRoutes = ({ db }: { db: Db }): Route[] => [
  route(subscriptionsApi.list, async ({ caller }) => ({
    subscriptions: await findSubscriptions(db, caller.personId),
  })),
]
