import { ClaimFacts } from '@ledgerleaf/contract/claims'
import { sql } from 'drizzle-orm'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects, countsAsOffset } from '../../supply/projects/index.ts'

type Period = { periodStartsOn: string; periodEndsOn: string }

/**
 * A retirement belongs to the reporting period it names, and without one to the day it was made: nobody can use the
 * same tonnes for two years.
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
      select retirement.quantity, project.mechanism from retirements retirement
      join ${batchesOfProjects} on batch.id = retirement.batch_id
      where retirement.buyer_id = ${personId}
        and ${countsAsOffset}
        and coalesce(retirement.period_starts_on, (retirement.retired_at at time zone 'utc')::date) >= ${periodStartsOn}::date
        and coalesce(retirement.period_ends_on, (retirement.retired_at at time zone 'utc')::date) <= ${periodEndsOn}::date
    )
    select
      coalesce(sum(quantity), 0)::bigint as "retiredTonnes",
      coalesce(sum(quantity) filter (where mechanism = 'removal'), 0)::bigint as "removedTonnes",
      count(*)::int as retirements,
      (select coalesce(sum(amount), 0)::bigint from ledger_balances where account = ${holdings(personId)}) as "heldTonnes"
    from counted`,
  )
  return rows[0] ?? { retiredTonnes: 0, removedTonnes: 0, heldTonnes: 0, retirements: 0 }
}
