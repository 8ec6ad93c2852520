import { BackedAtRegistry, UnbackedBatch } from '@ledgerleaf/contract/operator'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { backingOf } from '../../supply/backing/index.ts'

const shownMax = 200

const heldIn = (like: string) => sql`coalesce((
  select sum(amount) from ledger_balances held
  where held.asset = batch.id::text and held.account like ${like}), 0)::bigint`

/** What is here and does not stand at its registry, the most in the hands of buyers first. */
export const findUnbacked = (db: Reader): Promise<UnbackedBatch[]> =>
  query(
    db,
    UnbackedBatch,
    sql`
    select * from (
      select batch.id as "batchId", project.id as "projectId", project.name as "projectName",
        coalesce(profile.company_name, nullif(person.name, ''), person.email) as "sellerName", batch.registry,
        extract(year from batch.vintage_starts_on)::int as vintage, batch.serial_prefix as "serialPrefix",
        batch.serial_start as "serialStart", batch.serial_end as "serialEnd",
        ${heldIn('credits/available/%')} + ${heldIn('credits/listed/%')} as "withSeller",
        ${heldIn('credits/owned/%')} + ${heldIn('credits/held/%')} + ${heldIn('credits/withdrawn')} as "withBuyers",
        ${heldIn('credits/retired/%')} as retired, ${backingOf(sql`batch.id`, sql`batch.registry`)} as backing
      from batches batch join projects project on project.id = batch.project_id
        join parties person on person.id = project.seller_id
        left join seller_profiles profile on profile.seller_id = person.id
        left join backings known on known.batch_id = batch.id
      where (known.state is null or known.state not in ('records', 'attested'))
        -- What is sold forward is a promise until it is delivered.
        and not batch.is_promise
    ) unbacked
    where "withSeller" + "withBuyers" + retired > 0
    order by "withBuyers" desc, retired desc, "projectName", vintage limit ${shownMax}`,
  )

/** What is here and stands at its registry, the most first. What is sold forward is no credit before it is delivered. */
export const findBacked = (db: Reader): Promise<BackedAtRegistry[]> =>
  query(
    db,
    BackedAtRegistry,
    sql`
    select batch.registry, sum(batch.quantity)::bigint as credits,
      coalesce(sum(batch.quantity) filter (where known.state = 'attested'), 0)::bigint as "attestedCredits",
      count(*)::int as batches, count(distinct batch.project_id)::int as projects,
      (min(known.as_of) filter (where known.state = 'records'))::text as "asOf"
    from batches batch join backings known on known.batch_id = batch.id
    where known.state in ('records', 'attested') and not batch.is_promise
    group by batch.registry order by credits desc, batch.registry`,
  )
