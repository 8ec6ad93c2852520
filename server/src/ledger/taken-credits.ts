import { type SQL, sql } from 'drizzle-orm'
import { listedPrefix } from './accounts.ts'

/**
 * The credits that buyers took of a listing after a moment, held ones among them, for the statements of others. What a
 * lapsed hold gave back is not taken; what was returned to the seller later stays sold.
 */
export const takenCredits = (listingId: SQL, since: SQL): SQL => sql`coalesce((
  select sum(case when posting.from_account = ${listedPrefix} || ${listingId}::text then posting.amount else -posting.amount end)
  from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
  where (posting.from_account = ${listedPrefix} || ${listingId}::text or posting.to_account = ${listedPrefix} || ${listingId}::text)
    and entry.kind not in ('list', 'unlist') and entry.posted_at > ${since}
), 0)`
