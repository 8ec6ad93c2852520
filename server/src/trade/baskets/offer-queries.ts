import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { SellableListing, sellableColumns } from '../../supply/listings/index.ts'

// More than a basket has slots, so that one not taken yet is among them.
const offersMax = 20

/** How much of an offer is wanted: one credit, or whole credits for so much money. */
export type WantedAmount = { cents: number } | 'one'

/** However many small offers are cheaper, one that is large enough is found. */
const isEnough = (wish: WantedAmount): SQL => {
  if (wish === 'one') return sql`listing.minimum_fill = 1`
  const share = sql`greatest(1, ${wish.cents}::bigint / listing.price_per_credit_cents)`
  return sql`listing.available_credits >= ${share} and listing.minimum_fill <= ${share}`
}

// What we put together ourselves is there to be retired today: nothing that is promised, and nothing that comes again.
const findCheapest = async (db: Reader, condition: SQL, wish: WantedAmount): Promise<SellableListing[]> => {
  const rows = await query(
    db,
    SellableListing,
    sql`
    select ${sellableColumns} from sellable_listings listing
    where ${condition} and listing.sale_type = 'spot' and ${isEnough(wish)}
    order by listing.price_per_credit_cents, listing.listing_id limit ${offersMax}`,
  )
  return rows
}

/** Cheapest first. */
export const findOffersOfProject = (
  db: Reader,
  name: string,
  wish: WantedAmount,
): Promise<SellableListing[]> => findCheapest(db, sql`listing.project_name = ${name}`, wish)

export const findOffersOfCategory = (
  db: Reader,
  category: string,
  wish: WantedAmount,
): Promise<SellableListing[]> => findCheapest(db, sql`listing.category = ${category}`, wish)
