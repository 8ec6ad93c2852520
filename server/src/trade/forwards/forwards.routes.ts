import { forwardsApi } from '@ledgerleaf/contract/forwards'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { deliverCredits } from './deliver-credits.ts'
import { mailDelivery } from './mail-forward.ts'
import { findForwardOffers } from './offer-queries.ts'

type Parts = { config: Config; secret: string; db: Db }

export const forwardRoutes = (parts: Parts): Route[] => {
  const { db, config } = parts
  const sender = { publicUrl: config.publicUrl }
  return [
    route(forwardsApi.offers, async ({ query, now }) => ({
      offers: await findForwardOffers(db, query.ids.split(','), now),
    })),
    idempotentRoute(parts, forwardsApi.deliver, {
      key: 'required',
      decide: async (tx, { params, body, caller, now }) => {
        const { id, against } = await deliverCredits(tx, caller.organisationId, params.id, body, now)
        await mailDelivery(tx, against, body.quantity, sender, now)
        return { id }
      },
      finish: async (decision) => decision,
    }),
  ]
}
