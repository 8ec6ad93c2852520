import type { SerialSpan } from '@ledgerleaf/contract/serials'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdings, ownedPrefix, retiredCredits, withdrawnCredits } from '../../ledger/accounts.ts'
import type { Serials } from '../../ledger/serials.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { BatchFacts, batchColumns, batchesOfProjects } from '../../supply/projects/index.ts'

/**
 * The serials that are out there, each under the posting that took it out last: of every batch that a person ever withdrew of.
 * They are what the ledger says is withdrawn, so all people together come to the ledger's own figure, whoever brought back
 * what.
 */
const outsideOf = (personId: SQL): SQL => sql`(
  select gone.asset, gone.from_account, gone.serials * outside.serials - coalesce(gone.later, '{}') as serials
  from (
    select asset, from_account, serials, range_agg(serials) over (
      partition by asset order by position desc rows between unbounded preceding and 1 preceding) as later
    from ledger_postings
    where to_account = ${withdrawnCredits} and asset in (select batch_id::text from withdrawals where person_id = ${personId})
  ) gone
  join (
    select asset, range_agg(int8range(first_serial, last_serial, '[]')) as serials
    from credit_ranges where account = ${withdrawnCredits} group by asset
  ) outside on outside.asset = gone.asset
)`

/**
 * What a person withdrew of each batch and nobody has brought back, for the statements of others. Whether a wallet of theirs
 * still has it, the chain alone knows.
 */
export const withdrawnOf = (personId: SQL): SQL => sql`(
  select outside.asset::uuid as batch_id, sum(upper(run) - lower(run))::bigint as quantity, range_agg(run) as serials
  from ${outsideOf(personId)} outside, unnest(outside.serials) run
  where outside.from_account = ${ownedPrefix} || ${personId}::text group by outside.asset
)`

const Run = z.object({ first: z.int(), last: z.int() })

/** The serials of a batch that a person withdrew and nobody has brought back, lowest first. */
export const findWithdrawnSerials = (db: Reader, personId: string, batchId: string): Promise<Serials> =>
  query(
    db,
    Run,
    sql`select lower(run) as first, upper(run) - 1 as last
      from ${withdrawnOf(sql`${personId}::uuid`)} gone, unnest(gone.serials) run
      where gone.batch_id = ${batchId}::uuid order by 1`,
  )

/** The serials of a batch that are out there and last left for this wallet, lowest first. */
export const findSerialsSentTo = (db: Reader, address: string, batchId: string): Promise<Serials> =>
  query(
    db,
    Run,
    sql`select lower(run) as first, upper(run) - 1 as last from (
        select range_agg(gone.serials * outside.serials - coalesce(gone.later, '{}')) as serials
        from (
          select posting.serials, withdrawal.address, range_agg(posting.serials) over (
            order by posting.position desc rows between unbounded preceding and 1 preceding) as later
          from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
          left join withdrawals withdrawal on entry.key = 'withdraw:' || withdrawal.id
          where posting.to_account = ${withdrawnCredits} and posting.asset = ${batchId}
        ) gone, (
          select range_agg(int8range(first_serial, last_serial, '[]')) as serials
          from credit_ranges where account = ${withdrawnCredits} and asset = ${batchId}
        ) outside
        where gone.address = ${address}
      ) sent, unnest(sent.serials) run order by 1`,
  )

/** How many credits left an organisation for this wallet last, and are out there still. */
export const countLeftFor = async (db: Reader, organisationId: string, address: string): Promise<number> => {
  const [found] = await query(
    db,
    z.object({ quantity: z.int() }),
    sql`select coalesce(sum(upper(run) - lower(run)), 0)::bigint as quantity from (
        select gone.serials * outside.serials - coalesce(gone.later, '{}') as serials
        from (
          select posting.asset, posting.from_account, posting.serials, withdrawal.address, range_agg(posting.serials) over (
            partition by posting.asset order by posting.position desc rows between unbounded preceding and 1 preceding) as later
          from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
          left join withdrawals withdrawal on entry.key = 'withdraw:' || withdrawal.id
          where posting.to_account = ${withdrawnCredits}
            and posting.asset in (select batch_id::text from withdrawals where address = ${address})
        ) gone
        join (
          select asset, range_agg(int8range(first_serial, last_serial, '[]')) as serials
          from credit_ranges where account = ${withdrawnCredits} group by asset
        ) outside on outside.asset = gone.asset
        where gone.address = ${address} and gone.from_account = ${holdings(organisationId)}
      ) sent, unnest(sent.serials) run`,
  )
  return found?.quantity ?? 0
}

const WithdrawnRow = z.extend(BatchFacts, {
  quantity: z.int(),
  spans: z.array(z.tuple([z.int(), z.int()])),
})

export type WithdrawnBatch = BatchFacts & { quantity: number; serials: SerialSpan[] }

/** What a person withdrew and nobody has brought back, batch by batch, with its serials. */
export const findWithdrawnBatches = async (db: Reader, personId: string): Promise<WithdrawnBatch[]> => {
  const rows = await query(
    db,
    WithdrawnRow,
    sql`select ${batchColumns}, gone.quantity, (
        select json_agg(json_build_array(lower(run), upper(run) - 1) order by lower(run)) from unnest(gone.serials) run
      ) as spans
      from ${withdrawnOf(sql`${personId}::uuid`)} gone join ${batchesOfProjects} on batch.id = gone.batch_id
      order by project.name, batch.vintage_starts_on, batch.id`,
  )
  return rows.map(({ spans, ...row }) => ({
    ...row,
    serials: spans.map(([first, last]) => ({ prefix: row.serialPrefix, first, last })),
  }))
}

/**
 * The serials of a batch that a person let go to wallets and does not have back. Those that another has brought back are that
 * one's now: the person has nothing of them to give back.
 */
export const findLetGo = (db: Reader, personId: string, batchId: string): Promise<Serials> =>
  query(
    db,
    Run,
    sql`select lower(run) as first, upper(run) - 1 as last from (
        select range_agg(serials) - coalesce((
            select range_agg(int8range(first_serial, last_serial, '[]')) from credit_ranges
            where asset = ${batchId} and account in (${holdings(personId)}, ${retiredCredits(personId)})
          ), '{}') as serials
        from ledger_postings
        where from_account = ${holdings(personId)} and to_account = ${withdrawnCredits} and asset = ${batchId}
      ) gone, unnest(gone.serials) run order by 1`,
  )

const Place = z.object({ key: z.string(), address: z.custom<`0x${string}`>() })

/** To which wallets entries of the ledger withdrew, by their keys: the log does not tell it. */
export const findWithdrawalWallets = async (
  db: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, `0x${string}`>> => {
  if (keys.length === 0) return new Map()
  const ids = keys.flatMap((key) => /^withdraw:([0-9a-f-]{36})$/.exec(key)?.[1] ?? [])
  const rows = await query(
    db,
    Place,
    sql`select 'withdraw:' || id as key, address from withdrawals where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ key, address }) => [key, address]))
}
