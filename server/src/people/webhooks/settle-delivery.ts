import { failingDaysMax, type OffReason } from '@ledgerleaf/contract/webhooks'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { type ClaimedDelivery, failuresBeforeRest, lockEndpoint } from './claim-delivery.ts'
import type { Attempted } from './send-delivery.ts'
import { turnOff } from './turn-off.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'
import { sendWebhooksTask } from './webhooks.tasks.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]
const dayMs = 24 * hour

/** How long is waited after each attempt that failed; after as many more it is given up. */
export type RetryWaits = { afterMs: readonly number[]; restMsMax: number }

export const usualWaits: RetryWaits = {
  afterMs: [
    5 * second,
    5 * minute,
    30 * minute,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
  ],
  restMsMax: 15 * minute,
}

/** Up to a tenth longer, by chance: what failed together does not come back together. */
const jittered = (ms: number): number => Math.round(ms * (1 + Math.random() / 10))

/** How long an endpoint that fails all the time is left in peace before the next probe. */
const restOf = (failuresInRow: number, { restMsMax }: RetryWaits): number =>
  failuresInRow < failuresBeforeRest
    ? 0
    : Math.min(restMsMax, 15 * second * 2 ** Math.min(failuresInRow - failuresBeforeRest, 10))

type Told = { publicUrl: string; waits: RetryWaits }

const ofDelivery = ({ endpoint, eventId, lease }: ClaimedDelivery) =>
  and(
    eq(webhookDeliveries.endpointId, endpoint.id),
    eq(webhookDeliveries.eventId, eventId),
    eq(webhookDeliveries.lease, lease),
  )

/** What comes after it of the same object waits as long as it does, and goes as soon as it has gone. */
const moveFollowers = (tx: Tx, { endpoint, object, sequence }: ClaimedDelivery, to: Date) =>
  tx.execute(sql`update webhook_deliveries set next_attempt_at = ${to.toISOString()}::timestamptz
    where endpoint_id = ${endpoint.id} and object = ${object} and state = 'waiting' and sequence > ${sequence}
      and attempts = 0`)

const whyOff = (
  { status }: Attempted,
  failingSince: Date,
  now: Date,
): Exclude<OffReason, 'switched_off'> | null => {
  if (status === 410) return 'gone'
  return now.getTime() - failingSince.getTime() >= failingDaysMax * dayMs ? 'failing' : null
}

const keepFailure = async (
  tx: Tx,
  claimed: ClaimedDelivery,
  attempted: Attempted,
  { publicUrl, waits }: Told,
  now: Date,
): Promise<void> => {
  const { endpoint } = claimed
  const endpointId = endpoint.id
  const failuresInRow = endpoint.failuresInRow + 1
  const failingSince = endpoint.failingSince ?? now
  const rest = restOf(failuresInRow, waits)
  const restsUntil = rest === 0 ? null : new Date(now.getTime() + jittered(rest))
  await tx
    .update(webhookEndpoints)
    .set({ failuresInRow, failingSince, restsUntil })
    .where(eq(webhookEndpoints.id, endpointId))
  const wait = waits.afterMs[claimed.attempts]
  const nextAttemptAt = wait === undefined ? null : new Date(now.getTime() + jittered(wait))
  await tx
    .update(webhookDeliveries)
    .set({
      attempts: claimed.attempts + 1,
      lease: null,
      leasedUntil: null,
      ...(nextAttemptAt ? { nextAttemptAt } : { state: 'given_up', endedAt: now }),
    })
    .where(ofDelivery(claimed))
  await moveFollowers(tx, claimed, nextAttemptAt ?? now)
  const why = whyOff(attempted, failingSince, now)
  if (endpoint.onSince && why) return turnOff(tx, endpoint, why, publicUrl, now)
  for (const runAt of [nextAttemptAt, restsUntil])
    if (runAt) await enqueue(tx, sendWebhooksTask, { endpointId }, { runAt })
}

/** One statement: whoever else has news of the same endpoint waits as short as can be. */
const keepSuccess = async (
  tx: Tx,
  claimed: ClaimedDelivery,
  { at, tookMs, status, answer }: Attempted,
  now: Date,
): Promise<void> => {
  const { endpoint, eventId, lease } = claimed
  const ended = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    with own as (
      update webhook_deliveries set state = 'delivered', attempts = attempts + 1, lease = null, leased_until = null,
        ended_at = ${ended}
      where endpoint_id = ${endpoint.id} and event_id = ${eventId} and lease = ${lease}
      returning endpoint_id, event_id
    ), kept as (
      insert into webhook_attempts (endpoint_id, event_id, at, took_ms, status, answer)
      select endpoint_id, event_id, ${at.toISOString()}::timestamptz, ${tookMs}::int, ${status}::int, ${answer} from own
    )
    update webhook_endpoints set failures_in_row = 0, failing_since = null, rests_until = null,
      last_delivered_at = ${ended}
    where id in (select endpoint_id from own)`)
  if (claimed.attempts > 0) await moveFollowers(tx, claimed, now)
}

/**
 * Keeps what came of an attempt and what follows from it. Whoever took so long that another has taken it up, or whose endpoint
 * was removed meanwhile, changes nothing.
 */
export const settleDelivery = async (
  tx: Tx,
  claimed: ClaimedDelivery,
  attempted: Attempted,
  told: Told,
  now: Date,
): Promise<void> => {
  // Always the endpoint first, so that two who settle something of it wait for each other and never in a ring.
  const endpoint = await lockEndpoint(tx, claimed.endpoint.id)
  if (!endpoint) return
  if (attempted.failure === null) return keepSuccess(tx, claimed, attempted, now)
  const [own] = await tx
    .select({ eventId: webhookDeliveries.eventId })
    .from(webhookDeliveries)
    .where(ofDelivery(claimed))
    .for('update')
  if (!own) return
  await tx
    .insert(webhookAttempts)
    .values({ endpointId: claimed.endpoint.id, eventId: claimed.eventId, ...attempted })
  await keepFailure(tx, { ...claimed, endpoint }, attempted, told, now)
}
