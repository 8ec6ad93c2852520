import { eventDays } from '@ledgerleaf/contract/webhooks'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Due = z.object({ endpointId: z.string() })

/** A job that is well takes things up within a second; what has been due for longer may have lost its own. */
const lateMs = 15_000

/** Endpoints to which something has been due for a while that nobody sends. */
export const findDueEndpoints = async (db: Reader, now: Date): Promise<string[]> => {
  const at = now.toISOString()
  const rows = await query(
    db,
    Due,
    sql`select endpoint.id::text as "endpointId" from webhook_endpoints endpoint
      where endpoint.on_since is not null
        and (endpoint.rests_until is null or endpoint.rests_until <= ${at}::timestamptz)
        and exists (select from webhook_deliveries due where due.endpoint_id = endpoint.id and due.state = 'waiting'
          and due.next_attempt_at <= ${new Date(now.getTime() - lateMs).toISOString()}::timestamptz
          and (due.lease is null or due.leased_until <= ${at}::timestamptz))
      order by 1`,
  )
  return rows.map(({ endpointId }) => endpointId)
}

/** What is old goes, with what was sent of it; and what no endpoint and no organisation has any more. */
export const sweepWebhooks = async (db: Db, now: Date): Promise<void> => {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(days => ${eventDays})`
  await db.execute(sql`update webhook_endpoints set former_secret_sealed = null, former_until = null
    where former_until <= ${now.toISOString()}::timestamptz`)
  await db.execute(sql`delete from webhook_attempts attempt where attempt.at < ${before}
    or not exists (select from webhook_endpoints endpoint where endpoint.id = attempt.endpoint_id)`)
  await db.execute(sql`delete from webhook_events event where event.made_at < ${before}
    or not exists (select from webhook_endpoints endpoint where endpoint.organisation_id = event.organisation_id)`)
  await db.execute(sql`delete from webhook_deliveries delivery
    where not exists (select from webhook_events event where event.id = delivery.event_id)
      or not exists (select from webhook_endpoints endpoint where endpoint.id = delivery.endpoint_id)`)
}
