import { Backing } from '@ledgerleaf/contract/backing'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const knownOf = (batchId: SQL): SQL => sql`(
  select jsonb_build_object('state', known.state, 'reason', known.reason, 'credits', known.credits,
    'asOf', known.as_of::text, 'url', known.url)
  from backings known where known.batch_id = ${batchId})`

/** What stands behind a batch, as JSON in a statement of others; where no record was ever tried, that. */
export const backingOf = (
  batchId: SQL,
  registry: SQL,
): SQL => sql`coalesce(${knownOf(batchId)}, jsonb_build_object(
  'state', 'missing', 'reason', case when ${registry} = 'Ledgerleaf' then 'self_issued' else 'no_records' end,
  'credits', 0, 'asOf', null, 'url', null))`

/** Of a batch on which no record was ever tried: what everybody sees. */
export const unmatched = (registry: string): Backing => ({
  state: 'missing',
  reason: registry === 'Ledgerleaf' ? 'self_issued' : 'no_records',
  credits: 0,
  asOf: null,
  url: null,
})

export const findBacking = async (db: Reader, batchId: string): Promise<Backing | null> => {
  const [row] = await query(
    db,
    z.object({ backing: z.nullable(Backing) }),
    sql`select ${knownOf(sql`${batchId}::uuid`)} as backing`,
  )
  return row?.backing ?? null
}

/** Whether any serial that an account holds of a batch is retired or cancelled at its registry. */
export const holdsGone = async (db: Reader, account: string, batchId: string): Promise<boolean> => {
  const rows = await query(
    db,
    z.object({ one: z.int() }),
    sql`select 1 as one from backings known join credit_ranges place on place.asset = known.batch_id::text
      where known.batch_id = ${batchId}::uuid and place.account = ${account}
        and int8range(place.first_serial, place.last_serial, '[]') && known.gone
      limit 1`,
  )
  return rows.length > 0
}

const Stopped = z.object({ batches: z.int(), credits: z.int() })

/** Batches of which credits are offered or held that their registry no longer holds for us. */
export const countStopped = async (db: Reader): Promise<z.infer<typeof Stopped>> => {
  const [counted] = await query(
    db,
    Stopped,
    sql`select count(distinct known.batch_id)::int as batches,
        coalesce(sum((select sum(upper(piece) - lower(piece)) from unnest(
          int8multirange(int8range(place.first_serial, place.last_serial, '[]')) * known.gone) piece)), 0)::bigint as credits
      from backings known join credit_ranges place on place.asset = known.batch_id::text
      where not isempty(known.gone) and int8range(place.first_serial, place.last_serial, '[]') && known.gone
        and not starts_with(place.account, 'credits/retired/') and place.account <> 'credits/cancelled'`,
  )
  return counted ?? { batches: 0, credits: 0 }
}
