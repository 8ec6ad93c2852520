import { eventVersion } from '@ledgerleaf/contract/webhook-events'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { livemode } from './publish.ts'
import { requireEndpoint, type WebhookEndpoint } from './save-endpoint.ts'
import { webhookDeliveries, webhookEvents } from './webhooks.tables.ts'
import { sendWebhooksTask } from './webhooks.tasks.ts'

const requireOn = async (tx: Tx, organisationId: string, id: string): Promise<WebhookEndpoint> => {
  const endpoint = await requireEndpoint(tx, organisationId, id)
  if (endpoint.onSince === null) throw new DomainError('webhook_off')
  return endpoint
}

const Again = z.object({ eventId: z.string() })

/** In the order in which it happened, under the ids it had: a receiver knows what it has seen. */
const sendAgain = async (tx: Tx, endpointId: string, which: ReturnType<typeof sql>, now: Date) => {
  const at = now.toISOString()
  const again = await query(
    tx,
    Again,
    sql`insert into webhook_deliveries as known (endpoint_id, event_id, sequence, object, state, next_attempt_at)
      select ${endpointId}::uuid, event.id, event.sequence, event.object, 'waiting', ${at}::timestamptz
      from webhook_events event where ${which} order by event.sequence
      on conflict (endpoint_id, event_id) do update set state = 'waiting', attempts = 0, ended_at = null, lease = null,
        leased_until = null, next_attempt_at = excluded.next_attempt_at
      returning event_id::text as "eventId"`,
  )
  if (again.length > 0) await enqueue(tx, sendWebhooksTask, { endpointId })
  return again.length
}

/** Sends one event that was sent before once more. */
export const replayOne = async (
  tx: Tx,
  organisationId: string,
  { id, eventId }: { id: string; eventId: string },
  now: Date,
): Promise<void> => {
  await requireOn(tx, organisationId, id)
  const which = sql`event.id = ${eventId}::uuid and event.organisation_id = ${organisationId}::uuid
    and exists (select from webhook_deliveries delivery
      where delivery.endpoint_id = ${id}::uuid and delivery.event_id = event.id)`
  if ((await sendAgain(tx, id, which, now)) === 0) throw new DomainError('not_found')
}

/** Sends everything of the chosen types since then, whether it was sent, given up, or happened while the endpoint was off. */
export const replaySince = async (
  tx: Tx,
  organisationId: string,
  { id, since }: { id: string; since: Date },
  now: Date,
): Promise<number> => {
  const { types } = await requireOn(tx, organisationId, id)
  const chosen = types === null ? sql`true` : sql`event.type = any(${sql.param(types)}::text[])`
  return sendAgain(
    tx,
    id,
    sql`event.organisation_id = ${organisationId}::uuid and event.made_at >= ${since.toISOString()}::timestamptz
      and event.type <> 'webhook.test' and ${chosen}`,
    now,
  )
}

/** An event that means nothing, to this endpoint alone, whatever types it chose. */
export const sendTest = async (tx: Tx, organisationId: string, id: string, now: Date): Promise<string> => {
  await requireOn(tx, organisationId, id)
  const eventId = newId(now.getTime())
  const object = `test:${eventId}`
  const type = 'webhook.test'
  const [event] = await tx
    .insert(webhookEvents)
    .values({
      id: eventId,
      organisationId,
      type,
      object,
      key: `${type} ${object}`,
      body: JSON.stringify({
        id: eventId,
        type,
        version: eventVersion,
        timestamp: now.toISOString(),
        organisationId,
        livemode,
        data: { endpointId: id },
      }),
      madeAt: now,
    })
    .returning({ sequence: webhookEvents.sequence })
  await tx.insert(webhookDeliveries).values({
    endpointId: id,
    eventId,
    sequence: event?.sequence ?? 0,
    object,
    state: 'waiting',
    nextAttemptAt: now,
  })
  await enqueue(tx, sendWebhooksTask, { endpointId: id })
  return eventId
}
