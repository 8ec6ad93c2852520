import { type EventData, type EventType, eventVersion } from '@ledgerleaf/contract/webhook-events'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { act } from '../../platform/in-step.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { sendWebhooksTask } from './webhooks.tasks.ts'

/** A fact that programs of an organisation are told. */
export type Published = {
  [Type in EventType]: {
    /** Null where it is nobody's yet, as the order of a guest: then nobody is told. */
    organisationId: string | null
    type: Type
    /** What it is about, such as `order:…`: of one object events arrive in the order in which they happened. */
    object: string
    /** What tells it from other facts of this type about this object, where there can be several. */
    which?: string | number
    data: EventData<Type>
  }
}[EventType]

/** Endpoints are of the real market: in a test market there are none, and nothing is told. */
export const livemode = true

type Item = { published: Published; now: Date }

const rowOf = ({ published: { organisationId, type, object, which, data }, now }: Item) => {
  const id = newId(now.getTime())
  const timestamp = now.toISOString()
  return {
    id,
    organisation_id: organisationId,
    type,
    object,
    key: `${type} ${object}${which === undefined ? '' : ` ${which}`}`,
    body: JSON.stringify({ id, type, version: eventVersion, timestamp, organisationId, livemode, data }),
    made_at: timestamp,
  }
}

const Written = z.object({ endpointId: z.string() })

const write = act<readonly Item[]>(async (tx, asked) => {
  const rows = asked.flat().map(rowOf)
  if (rows.length === 0) return
  // For whom nobody listens nothing is written: for most of those who trade this is one look at an index.
  const written = await query(
    tx,
    Written,
    sql`with written as (
        insert into webhook_events (id, organisation_id, type, object, key, body, made_at)
        select asked.id, asked.organisation_id, asked.type, asked.object, asked.key, asked.body, asked.made_at
        from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
            id uuid, organisation_id uuid, type text, object text, key text, body text, made_at timestamptz))
          with ordinality as asked (id, organisation_id, type, object, key, body, made_at, place)
        where exists (select from webhook_endpoints endpoint where endpoint.organisation_id = asked.organisation_id)
        order by asked.place
        on conflict (organisation_id, key) do nothing
        returning id, organisation_id, type, object, sequence, made_at
      )
      insert into webhook_deliveries (endpoint_id, event_id, sequence, object, state, next_attempt_at)
      select endpoint.id, written.id, written.sequence, written.object, 'waiting', written.made_at
      from written join webhook_endpoints endpoint on endpoint.organisation_id = written.organisation_id
        and endpoint.on_since is not null and (endpoint.types is null or written.type = any(endpoint.types))
      returning endpoint_id::text as "endpointId"`,
  )
  const endpointIds = [...new Set(written.map(({ endpointId }) => endpointId))]
  await enqueueAll(tx, [
    jobOf(
      sendWebhooksTask,
      endpointIds.map((endpointId) => ({ endpointId })),
    ),
  ])
})

/**
 * Tells the programs of organisations a fact, or several, in the transaction in which it happens: each once, however often
 * it is told. Whatever their endpoints do is seen to after commit.
 */
export const publish = (tx: Tx, published: Published | readonly Published[], now: Date): Promise<void> =>
  write(
    tx,
    [published]
      .flat()
      .filter(({ organisationId }) => organisationId !== null)
      .map((one) => ({ published: one, now })),
  )
