import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { Instant, query } from '../../platform/query.ts'
import { webhookEndpoints } from './webhooks.tables.ts'

/** At once to one endpoint; the probe of one that fails all the time goes alone. */
const atOnceMax = 4
/** From so many failures in a row on an endpoint is left in peace between attempts. */
export const failuresBeforeRest = 10
/** Longer than any attempt can take. */
const leaseMs = 60_000

type Endpoint = typeof webhookEndpoints.$inferSelect

const Delivery = z.object({
  eventId: z.string(),
  sequence: z.coerce.number(),
  object: z.string(),
  attempts: z.number(),
  body: z.string(),
  madeAt: Instant,
})

export type ClaimedDelivery = z.infer<typeof Delivery> & { endpoint: Endpoint; lease: string }

/** Whoever claims or settles something of an endpoint does it alone. A sale does not wait for it. */
export const lockEndpoint = async (tx: Tx, endpointId: string): Promise<Endpoint | null> => {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('no key update')
  return endpoint ?? null
}

/**
 * Takes what is due to an endpoint next, for as long as an attempt may last; null where there is nothing, or where enough is
 * under way. Of one object nothing is taken while something earlier waits.
 */
export const claimDelivery = async (
  tx: Tx,
  endpointId: string,
  now: Date,
): Promise<ClaimedDelivery | null> => {
  const endpoint = await lockEndpoint(tx, endpointId)
  if (!endpoint?.onSince || (endpoint.restsUntil && endpoint.restsUntil > now)) return null
  const most = endpoint.failuresInRow >= failuresBeforeRest ? 1 : atOnceMax
  const lease = newId(now.getTime())
  const at = now.toISOString()
  const [taken] = await query(
    tx,
    Delivery,
    sql`update webhook_deliveries delivery
      set lease = ${lease}, leased_until = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
      from webhook_events event
      where event.id = delivery.event_id and (delivery.endpoint_id, delivery.event_id) = (
        select due.endpoint_id, due.event_id from webhook_deliveries due
        where due.endpoint_id = ${endpointId} and due.state = 'waiting' and due.next_attempt_at <= ${at}::timestamptz
          and (due.lease is null or due.leased_until <= ${at}::timestamptz)
          and not exists (select from webhook_deliveries earlier
            where earlier.endpoint_id = due.endpoint_id and earlier.object = due.object and earlier.state = 'waiting'
              and earlier.sequence < due.sequence)
          and (select count(*) from webhook_deliveries taken where taken.endpoint_id = ${endpointId}
            and taken.state = 'waiting' and taken.lease is not null and taken.leased_until > ${at}::timestamptz) < ${most}
        order by due.next_attempt_at, due.sequence limit 1)
      returning event.id::text as "eventId", delivery.sequence, delivery.object, delivery.attempts, event.body,
        event.made_at as "madeAt"`,
  )
  return taken ? { ...taken, endpoint, lease } : null
}
