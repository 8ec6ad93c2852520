import type { SaleType } from '@ledgerleaf/contract/listings'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { Offer } from './offer.ts'

/**
 * Every listing that can be bought and retired this moment: tonnes sold forward cover nothing yet, and what is sold by
 * subscription only to whoever has one. A caller is not offered what is their own.
 */
export const findOffers = async (
  db: Reader,
  callerId: string | null,
  saleTypes: readonly SaleType[] = ['spot'],
): Promise<Offer[]> => {
  const rows = await query(
    db,
    Offer,
    sql`
    select listing.listing_id as "listingId", listing.project_id as "projectId", listing.project_name as "projectName",
      listing.seller_id as "sellerId", listing.category, listing.mechanism, listing.country, listing.registry,
      listing.vintage, current.value as score, current.grade, quality.durability_years as "durabilityYears",
      listing.price_per_credit_cents as "priceCents", listing.available_credits as "availableCredits",
      listing.minimum_fill as "minimumFill"
    from sellable_listings listing
    left join project_qualities quality on quality.project_id = listing.project_id
    left join current_scores current
      on current.project_id = listing.project_id and current.vintage = listing.vintage
    where listing.sale_type = any(${sql.param([...saleTypes])}::text[]) and listing.vintage_ends_on <= now()::date
      and listing.seller_id is distinct from ${callerId}::uuid`,
  )
  return rows
}

const Forwarded = z.object({ credits: z.number() })

/** How many credits are on sale for a later day. A caller's own are not offered to them. */
export const findForwardCredits = async (db: Reader, callerId: string | null): Promise<number> => {
  const rows = await query(
    db,
    Forwarded,
    sql`
    select coalesce(sum(listing.available_credits), 0)::float8 as credits
    from sellable_listings listing
    where listing.sale_type = 'forward' and listing.seller_id is distinct from ${callerId}::uuid`,
  )
  return rows[0]?.credits ?? 0
}
