import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { findOthers, isForOthersSql } from './for-others.ts'
import { retirementStanding } from './standing-columns.ts'

const Undated = z.object({ year: z.int(), retiredTonnes: z.int(), pendingTonnes: z.int() })

/** What was retired for no period that anybody named, by the year it was retired in: that is where it is counted. */
export const findUndatedTonnes = async (db: Reader, personId: string): Promise<z.infer<typeof Undated>[]> => {
  const others = await findOthers(db, personId)
  return query(
    db,
    Undated,
    sql`
    select year, coalesce(sum(quantity) filter (where standing = 'counted'), 0)::bigint as "retiredTonnes",
      coalesce(sum(quantity) filter (where standing = 'pending'), 0)::bigint as "pendingTonnes"
    from (
      select retirement.quantity, extract(year from retirement.retired_at at time zone 'utc')::int as year,
        ${retirementStanding} as standing
      from retirements retirement join ${batchesOfProjects} on batch.id = retirement.batch_id
      where retirement.buyer_id = ${personId} and retirement.period_starts_on is null
        and not ${isForOthersSql(others)}
    ) told
    where standing in ('counted', 'pending') group by year order by year`,
  )
}
