import { ClaimFacts } from '@ledgerleaf/contract/claims'
import { sql } from 'drizzle-orm'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { retirementStanding } from './standing-columns.ts'

type Period = { periodStartsOn: string; periodEndsOn: string }

const nothing: ClaimFacts = {
  retiredTonnes: 0,
  removedTonnes: 0,
  retirements: 0,
  pendingTonnes: 0,
  contradictedTonnes: 0,
  unbackedTonnes: 0,
  heldTonnes: 0,
  names: [],
}

/**
 * A retirement belongs to the reporting period it names, and without one to the day it was made: nobody can use the
 * same tonnes for two years. What counts is done at the registry, backed by its records, and contradicted by nobody.
 */
export const findRetiredTonnes = async (
  db: Reader,
  personId: string,
  { periodStartsOn, periodEndsOn }: Period,
): Promise<ClaimFacts> => {
  const rows = await query(
    db,
    ClaimFacts,
    sql`
    with counted as (
      select retirement.quantity, project.mechanism, project.name, batch.registry, ${retirementStanding} as standing
      from retirements retirement
      join ${batchesOfProjects} on batch.id = retirement.batch_id
      where retirement.buyer_id = ${personId} and retirement.reason <> 'third_party'
        and coalesce(retirement.period_starts_on, (retirement.retired_at at time zone 'utc')::date) >= ${periodStartsOn}::date
        and coalesce(retirement.period_ends_on, (retirement.retired_at at time zone 'utc')::date) <= ${periodEndsOn}::date
    )
    select
      coalesce(sum(quantity) filter (where standing = 'counted'), 0)::bigint as "retiredTonnes",
      coalesce(sum(quantity) filter (where standing = 'counted' and mechanism = 'removal'), 0)::bigint as "removedTonnes",
      (count(*) filter (where standing = 'counted'))::int as retirements,
      coalesce(sum(quantity) filter (where standing = 'pending'), 0)::bigint as "pendingTonnes",
      coalesce(sum(quantity) filter (where standing in ('contradicted', 'failed')), 0)::bigint as "contradictedTonnes",
      coalesce(sum(quantity) filter (where standing = 'not_backed'), 0)::bigint as "unbackedTonnes",
      (select coalesce(sum(amount), 0)::bigint from ledger_balances where account = ${holdings(personId)}) as "heldTonnes",
      coalesce((select json_agg(distinct word) from counted told, unnest(array[told.name, told.registry]) word
        where told.standing = 'counted'), '[]'::json) as names
    from counted`,
  )
  return rows[0] ?? nothing
}
