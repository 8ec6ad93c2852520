import { type SQL, sql } from 'drizzle-orm'
import { backingOf } from '../../supply/backing/index.ts'
import { contradictionOf, registryRetirementOf } from '../registry-retirements/index.ts'

const retiredSerials = sql`(
  select posting.serials from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
  where entry.key = 'retire:' || retirement.id)`

/** What stands behind a `retirement` of a `batch`, by its own serials, as Backing of the contract. */
export const retirementBacking: SQL = sql`coalesce(${contradictionOf(sql`retirement.id`)},
  ${backingOf(sql`batch.id`, sql`batch.registry`, retiredSerials)})`

/**
 * How a `retirement` of a `batch` stands, as OffsetStanding of the contract, for whoever adds up in a statement.
 * Each is looked up once, and not once for each word it is compared with: that is what `offset 0` is for.
 * @NOTE keep in step with `standingsOf` in contract/src/offset-standing.ts; a test holds the two together.
 */
export const retirementStanding: SQL = sql`(
  select case
    when retirement.repaid_at is not null then 'repaid'
    when task is null then 'not_backed'
    when task ->> 'contradictedOn' is not null then 'contradicted'
    when task ->> 'state' = 'done' and task ->> 'confirmedBy' = 'file' then 'counted'
    when backing ->> 'state' = 'contradicted' then 'contradicted'
    when backing ->> 'state' not in ('records', 'attested') then 'not_backed'
    when task ->> 'state' = 'failed' then 'failed'
    when task ->> 'state' = 'done' then 'counted'
    else 'pending'
  end
  from (select ${registryRetirementOf(sql`retirement.id`)} as task, ${retirementBacking} as backing offset 0) known
)`
