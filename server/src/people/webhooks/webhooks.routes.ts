import { webhooksApi } from '@ledgerleaf/contract/webhooks'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { replayOne, replaySince, sendTest } from './replay.ts'
import { addEndpoint, changeEndpoint, refuseAddress, removeEndpoint, rotateSecret } from './save-endpoint.ts'
import { findDeliveries, findDelivery, findWebhooks } from './webhook-queries.ts'

type Parts = { db: Db; reader: Reader; config: Config; secret: string }

/** Each of these asks somebody else's machine, or a name server of theirs. */
const asked = { limit: 60, windowSeconds: 10 * 60 }

export const webhookRoutes = ({ db, reader, config: { outside }, secret }: Parts): Route[] => {
  const limit = ({ organisationId }: Caller, now: Date) =>
    consume(db, limitKey('webhooks', organisationId), asked, now)
  const note = ({ personId }: Caller, request: Parameters<Route['handle']>[0]['request']) =>
    noteSecurity(request.log, 'organisation.webhook-changed', { personId, ip: request.ip })

  return [
    route(webhooksApi.list, async ({ caller, now }) => ({
      webhooks: await findWebhooks(reader, caller.organisationId, now),
    })),
    route(webhooksApi.add, async ({ caller, body, now, request }) => {
      await limit(caller, now)
      await refuseAddress(outside, body.url)
      const added = await inTransaction(db, (tx) => addEndpoint(tx, secret, caller, body, now))
      note(caller, request)
      return added
    }),
    route(webhooksApi.change, async ({ caller, params, body, now, request }) => {
      await limit(caller, now)
      // What is switched off may be at an address that is no longer there.
      if (body.isOn) await refuseAddress(outside, body.url)
      await inTransaction(db, (tx) => changeEndpoint(tx, caller, params.id, body, now))
      note(caller, request)
      return done
    }),
    command(db, webhooksApi.remove, async (tx, { caller, params, now, request }) => {
      await removeEndpoint(tx, caller, params.id, now)
      note(caller, request)
      return done
    }),
    command(db, webhooksApi.rotate, async (tx, { caller, params, now, request }) => {
      const rotated = await rotateSecret(tx, secret, caller, params.id, now)
      note(caller, request)
      return rotated
    }),
    route(webhooksApi.test, async ({ caller, params, now }) => {
      await limit(caller, now)
      return {
        eventId: await inTransaction(db, (tx) => sendTest(tx, caller.organisationId, params.id, now)),
      }
    }),
    route(webhooksApi.deliveries, ({ caller, params, query }) =>
      findDeliveries(reader, caller.organisationId, params.id, query),
    ),
    route(webhooksApi.delivery, ({ caller, params }) => findDelivery(reader, caller.organisationId, params)),
    command(db, webhooksApi.replay, async (tx, { caller, params, now }) => {
      await replayOne(tx, caller.organisationId, params, now)
      return done
    }),
    route(webhooksApi.replaySince, async ({ caller, params, body, now }) => {
      await limit(caller, now)
      const since = new Date(body.since)
      return {
        events: await inTransaction(db, (tx) =>
          replaySince(tx, caller.organisationId, { id: params.id, since }, now),
        ),
      }
    }),
  ]
}
