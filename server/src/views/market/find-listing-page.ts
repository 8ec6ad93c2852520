import { type MarketFilters, MarketListing } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { dueColumn, priceColumns } from '../../supply/listings/index.ts'
import { listingConditions, marketConditions } from './market-conditions.ts'

const Row = z.extend(MarketListing, { projectId: z.string(), projectName: z.string() })
type ListingOnSale = z.infer<typeof Row>

const columns = sql`listing.listing_id as "listingId", listing.project_id as "projectId", listing.project_name as "projectName",
  listing.vintage, listing.price_per_credit_cents as "priceCents", listing.available_credits as "availableCredits",
  listing.sale_type as "saleType", ${priceColumns}, ${dueColumn}`

type Asked = MarketFilters & { projectIds?: readonly string[] | undefined }

/** So many listings that can be bought now, after the one with this id, by what a search asks. */
export const findListingPage = (
  db: Reader,
  { projectIds, ...filters }: Asked,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListingOnSale[]> => {
  const ofProjects = projectIds
    ? sql`listing.project_id = any (${sql.param(projectIds.filter(isId))}::uuid[])`
    : sql`true`
  return query(
    db,
    Row,
    sql`select ${columns} from sellable_listings listing
      join market_projects market on market.project_id = listing.project_id
      where ${marketConditions(filters)} and ${listingConditions(filters)} and ${ofProjects}
        and (${after}::uuid is null or listing.listing_id > ${after}::uuid)
      order by listing.listing_id limit ${limit}`,
  )
}

/** One that can be bought now. */
export const findListingOnSale = async (db: Reader, id: string): Promise<ListingOnSale | null> => {
  if (!isId(id)) return null
  const [found] = await query(
    db,
    Row,
    sql`select ${columns} from sellable_listings listing where listing.listing_id = ${id}`,
  )
  return found ?? null
}
