import { SellerListing } from '@ledgerleaf/contract/listings'
import { type SQL, sql } from 'drizzle-orm'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { allBatches, allProjects } from '../projects/index.ts'
import { allSheets } from '../rates/index.ts'

const findWhere = async (db: Reader, condition: SQL): Promise<SellerListing[]> => {
  const rows = await query(
    db,
    SellerListing,
    sql`
    select listing.id, listing.token_id, project.id as project_id, project.name as project_name,
      extract(year from batch.vintage_starts_on)::int as vintage,
      listing.quantity as range, coalesce(balance.amount, 0) as available,
      listing.price_per_credit_cents as price_per_credit, listing.currency, listing.price_minor,
      sheet.day::text as rates_day, listing.note_to_buyers, listing.sale_type, listing.state,
      case when listing.state in ('open', 'paused') and known.available_credits > 0 then known.stopped_by end as stopped_by,
      to_char(listing.opened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as opened_at
    from listings listing
    join ${allProjects} on project.id = listing.project_id
    left join ${allBatches} on batch.id = listing.batch_id
    left join known_listings known on known.listing_id = listing.id
    left join ${allSheets} on sheet.id = listing.rate_sheet_id
    left join ledger_balances balance
      on balance.account = ${listedPrefix} || listing.id::text and balance.asset = listing.batch_id::text
    where ${condition}
    order by listing.opened_at desc, listing.id desc`,
  )
  return rows
}

/** Every listing of the seller, also those that are over: a sale that vanished would be looked for. */
export const findSellerListings = (db: Reader, sellerId: string): Promise<SellerListing[]> =>
  findWhere(db, sql`listing.seller_id = ${sellerId}`)

export const findSellerListing = async (
  db: Reader,
  sellerId: string,
  listingId: string,
): Promise<SellerListing | undefined> =>
  (await findWhere(db, sql`listing.seller_id = ${sellerId} and listing.id = ${listingId}`))[0]
