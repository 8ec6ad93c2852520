import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'

/**
 * Notes whatever is on sale and was not before. It is done whenever a search is kept, so that all that was there then is no
 * news for it, and whenever searches are told of, so that all that came since is.
 */
export const noteOffers = async (tx: Tx, now: Date): Promise<void> => {
  await tx.execute(sql`
    insert into offered_listings (listing_id, since)
    select listing.listing_id, ${now.toISOString()}::timestamptz
    from sellable_listings listing
    where not exists (select from offered_listings known where known.listing_id = listing.listing_id)
    on conflict do nothing`)
}
