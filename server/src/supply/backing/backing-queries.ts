import { Backing } from '@ledgerleaf/contract/backing'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { parseMultirange, type Serials } from '../../ledger/serials.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const sizeOf = (serials: SQL): SQL =>
  sql`(select coalesce(sum(upper(piece) - lower(piece)), 0)::bigint from unnest(${serials}) piece)`

const wholeOf = (credits: SQL): SQL => sql`jsonb_build_object('state', known.state, 'reason', known.reason,
  'credits', ${credits}, 'asOf', known.as_of::text, 'url', known.url)`

/** Of a batch whose registry retired some serials, the others stand as they stood. */
const knownOf = (batchId: SQL, serials: SQL): SQL => sql`(
  select case
    when known.rest is null or asked.serials is null then ${wholeOf(sql`known.credits`)}
    when asked.serials && known.gone then ${wholeOf(sizeOf(sql`asked.serials * known.gone`))}
    else known.rest
  end
  from backings known cross join (select ${serials} as serials) asked where known.batch_id = ${batchId})`

const allSerials = sql`null::int8multirange`

/**
 * What stands behind a batch, or behind these serials of it, as JSON in a statement of others; where no record was ever
 * tried, that.
 */
export const backingOf = (
  batchId: SQL,
  registry: SQL,
  serials: SQL = allSerials,
): SQL => sql`coalesce(${knownOf(batchId, serials)}, jsonb_build_object(
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
    sql`select ${knownOf(sql`${batchId}::uuid`, allSerials)} as backing`,
  )
  return row?.backing ?? null
}

const Usable = z.object({ usable: z.string() })

/** The serials an account holds of a batch that nobody else has used; null where that is all of them. */
export const findUsable = async (db: Reader, account: string, batchId: string): Promise<Serials | null> => {
  const [held] = await query(
    db,
    Usable,
    sql`select (range_agg(int8range(place.first_serial, place.last_serial, '[]')) - known.gone)::text as usable
      from backings known join credit_ranges place on place.asset = known.batch_id::text
      where known.batch_id = ${batchId}::uuid and place.account = ${account} and not isempty(known.gone)
      group by known.batch_id
      having range_agg(int8range(place.first_serial, place.last_serial, '[]')) && known.gone`,
  )
  return held ? parseMultirange(held.usable) : null
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
      -- Where nothing is gone, as nearly always, no range is read: there are as many as anybody holds anything.
      where (select exists (select from backings where not isempty(gone)))
        and not isempty(known.gone) and int8range(place.first_serial, place.last_serial, '[]') && known.gone
        and not starts_with(place.account, 'credits/retired/') and place.account <> 'credits/cancelled'`,
  )
  return counted ?? { batches: 0, credits: 0 }
}
