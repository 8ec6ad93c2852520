import { BasketListing, basketLinesMax } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { dueColumn, priceColumns, termsColumns } from '../../supply/listings/index.ts'

/** What a basket names, as it stands now. A basket is kept in the browser and may be older than any of it. */
export const findBasketListings = async (db: Reader, ids: string): Promise<BasketListing[]> => {
  const known = ids.split(',').filter(isId).slice(0, basketLinesMax)
  const rows = await query(
    db,
    BasketListing,
    sql`
    select listing.listing_id as "listingId", listing.sale_type as "saleType", ${termsColumns},
      listing.vintage, listing.price_per_credit_cents as "priceCents",
      listing.available_credits as "availableCredits", listing.seller_id as "sellerId",
      listing.project_id as "projectId", listing.project_name as "projectName", listing.category,
      listing.project_registry as registry, listing.is_sellable as open, ${priceColumns}, ${dueColumn},
      listing.stopped_by is distinct from 'rates' as "hasRates"
    from known_listings listing
    where listing.listing_id = any (${sql.param(known)}::uuid[])`,
  )
  return rows
}
