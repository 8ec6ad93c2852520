import { EventType } from '@ledgerleaf/contract/webhook-events'
import {
  DeliveryState,
  deliveriesOfPage,
  type Webhook,
  type WebhookAttempt,
  type WebhookDelivery,
} from '@ledgerleaf/contract/webhooks'
import { and, asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { Instant, query } from '../../platform/query.ts'
import { requireEndpoint } from './save-endpoint.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.tables.ts'

const shownDays = 7

const Counts = z.object({
  endpointId: z.string(),
  waiting: z.number(),
  delivered: z.number(),
  givenUp: z.number(),
})

const text = (at: Date | null): string | null => at?.toISOString() ?? null

/** The endpoints of an organisation with how they do. */
export const findWebhooks = async (db: Reader, organisationId: string, now: Date): Promise<Webhook[]> => {
  const endpoints = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organisationId, organisationId))
    .orderBy(asc(webhookEndpoints.addedAt), asc(webhookEndpoints.id))
  const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${shownDays})`
  const counts = await query(
    db,
    Counts,
    sql`select endpoint_id::text as "endpointId", count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'delivered' and ended_at > ${since})::int as delivered,
        count(*) filter (where state = 'given_up' and ended_at > ${since})::int as "givenUp"
      from webhook_deliveries where endpoint_id = any(${sql.param(endpoints.map(({ id }) => id))}::uuid[]) group by 1`,
  )
  return endpoints.map((endpoint) => {
    const { id, url, description, types, offBecause, addedAt } = endpoint
    const counted = counts.find(({ endpointId }) => endpointId === id)
    const isFormerGood = endpoint.formerUntil !== null && endpoint.formerUntil > now
    return {
      ...{ id, url, description, types, offBecause },
      isOn: endpoint.onSince !== null,
      addedAt: addedAt.toISOString(),
      formerSecretUntil: isFormerGood ? text(endpoint.formerUntil) : null,
      lastDeliveredAt: text(endpoint.lastDeliveredAt),
      failingSince: text(endpoint.failingSince),
      waiting: counted?.waiting ?? 0,
      delivered: counted?.delivered ?? 0,
      givenUp: counted?.givenUp ?? 0,
    }
  })
}

const Row = z.object({
  eventId: z.string(),
  type: EventType,
  object: z.string(),
  state: DeliveryState,
  madeAt: Instant,
  attempts: z.number(),
  status: z.nullable(z.number()),
  nextAttemptAt: Instant,
})

type Asked = { cursor?: string | undefined; state?: DeliveryState | undefined }

/** What was sent to an endpoint or will be, the newest first. */
export const findDeliveries = async (
  db: Reader,
  organisationId: string,
  endpointId: string,
  { cursor, state }: Asked,
): Promise<{ deliveries: WebhookDelivery[]; next: string | null }> => {
  await requireEndpoint(db, organisationId, endpointId)
  const rows = await query(
    db,
    Row,
    sql`select delivery.event_id::text as "eventId", event.type, delivery.object, delivery.state,
        event.made_at as "madeAt", delivery.attempts, delivery.next_attempt_at as "nextAttemptAt",
        (select attempt.status from webhook_attempts attempt where attempt.endpoint_id = delivery.endpoint_id
          and attempt.event_id = delivery.event_id order by attempt.id desc limit 1) as status
      from webhook_deliveries delivery join webhook_events event on event.id = delivery.event_id
      where delivery.endpoint_id = ${endpointId}
        and ${state ? sql`delivery.state = ${state}` : sql`true`}
        and ${cursor ? sql`delivery.sequence < (select sequence from webhook_events where id = ${cursor}::uuid)` : sql`true`}
      order by delivery.sequence desc limit ${deliveriesOfPage + 1}`,
  )
  const shown = rows.slice(0, deliveriesOfPage)
  return {
    deliveries: shown.map(({ madeAt, nextAttemptAt, ...row }) => ({
      ...row,
      madeAt: madeAt.toISOString(),
      nextAttemptAt: row.state === 'waiting' ? nextAttemptAt.toISOString() : null,
    })),
    next: rows.length > deliveriesOfPage ? (shown.at(-1)?.eventId ?? null) : null,
  }
}

/** One event as it was sent, and what came back each time. */
export const findDelivery = async (
  db: Reader,
  organisationId: string,
  { id, eventId }: { id: string; eventId: string },
): Promise<{ body: string; attempts: WebhookAttempt[] }> => {
  await requireEndpoint(db, organisationId, id)
  const [found] = await db
    .select({ body: webhookEvents.body })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.eventId, eventId)))
  if (!found) throw new DomainError('not_found')
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.endpointId, id), eq(webhookAttempts.eventId, eventId)))
    .orderBy(asc(webhookAttempts.id))
  return {
    body: found.body,
    attempts: attempts.map(({ at, tookMs, status, failure, answer }) => ({
      at: at.toISOString(),
      tookMs,
      status,
      failure,
      answer,
    })),
  }
}
