import { MarketListing } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { dueColumn, priceColumns } from '../../supply/listings/index.ts'

const Row = z.extend(MarketListing, { projectId: z.string() })

/** What can be bought of each project now: newest vintage first, the cheaper of one vintage first. */
export const findOffers = async (
  db: Reader,
  projectIds: readonly string[],
): Promise<Map<string, MarketListing[]>> => {
  const rows = await query(
    db,
    Row,
    sql`
    select listing.project_id as "projectId", listing.listing_id as "listingId", listing.vintage,
      listing.price_per_credit_cents as "priceCents", listing.available_credits as "availableCredits",
      listing.sale_type as "saleType", ${priceColumns}, ${dueColumn}
    from sellable_listings listing
    where listing.project_id = any (${sql.param([...projectIds])}::uuid[])
    order by listing.vintage desc, listing.price_per_credit_cents, listing.listing_id`,
  )
  const offers = new Map<string, MarketListing[]>(projectIds.map((id) => [id, []]))
  for (const { projectId, ...offer } of rows) offers.get(projectId)?.push(offer)
  return offers
}
