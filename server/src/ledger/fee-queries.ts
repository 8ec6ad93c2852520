import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { query } from '../platform/query.ts'
import { platformFees } from './accounts.ts'

const FeeRow = z.object({
  sellerId: z.string(),
  /** By UTC: 2026-05. */
  month: z.string(),
  takenCents: z.number(),
  returnedCents: z.number(),
})
export type FeeRow = z.infer<typeof FeeRow>

/** What the platform took of each seller's sales between two moments, and what it gave back, month by month, oldest first. */
export const findFees = (db: Reader, since: Date, until: Date): Promise<FeeRow[]> => {
  const prefix = platformFees('')
  return query(
    db,
    FeeRow,
    sql`
    select seller as "sellerId", to_char(posted_at at time zone 'utc', 'YYYY-MM') as month, sum(taken)::bigint as "takenCents", sum(returned)::bigint as "returnedCents" from (
      select substr(posting.to_account, ${prefix.length + 1}::int) as seller, posting.amount as taken, 0 as returned, entry.posted_at
      from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
      where starts_with(posting.to_account, ${prefix}) and entry.posted_at >= ${since.toISOString()}::timestamptz
        and entry.posted_at < ${until.toISOString()}::timestamptz
      union all
      select substr(posting.from_account, ${prefix.length + 1}::int), 0, posting.amount, entry.posted_at
      from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
      where starts_with(posting.from_account, ${prefix}) and entry.posted_at >= ${since.toISOString()}::timestamptz
        and entry.posted_at < ${until.toISOString()}::timestamptz
    ) moved group by seller, month order by month, seller`,
  )
}
