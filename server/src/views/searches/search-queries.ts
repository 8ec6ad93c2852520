import type { MarketFilters } from '@ledgerleaf/contract/market'
import type { SavedSearch } from '@ledgerleaf/contract/searches'
import { asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { listingConditions, marketConditions } from '../market/index.ts'
import { savedSearches } from './searches.tables.ts'

export const findSearches = async (db: Reader, personId: string): Promise<SavedSearch[]> => {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.personId, personId))
    .orderBy(asc(savedSearches.name))
  return rows.map(({ id, name, filters, isMailed, createdAt }) => ({
    id,
    name,
    filters,
    isMailed,
    createdAt: createdAt.toISOString(),
  }))
}

export const NewOffer = z.object({
  projectId: z.string(),
  projectName: z.string(),
  vintage: z.number(),
  priceCents: z.number(),
  availableCredits: z.number(),
})
export type NewOffer = z.infer<typeof NewOffer>

type Asked = { personId: string; filters: MarketFilters; toldUntil: Date; now: Date }

/** What came on sale after what was told, matches a search by itself, and is not the person's own. */
export const findNewOffers = async (
  db: Reader,
  { personId, filters, toldUntil, now }: Asked,
): Promise<NewOffer[]> =>
  query(
    db,
    NewOffer,
    sql`
    select listing.project_id as "projectId", listing.project_name as "projectName", listing.vintage,
      listing.price_per_credit_cents as "priceCents", listing.available_credits as "availableCredits"
    from offered_listings offered
    join sellable_listings listing on listing.listing_id = offered.listing_id
    join market_projects market on market.project_id = listing.project_id
    where offered.since > ${toldUntil.toISOString()}::timestamptz and offered.since <= ${now.toISOString()}::timestamptz
      and listing.seller_id is distinct from ${personId}::uuid
      and ${marketConditions(filters)} and ${listingConditions(filters)}
    order by listing.price_per_credit_cents, listing.listing_id limit 500`,
  )
