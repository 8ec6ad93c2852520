import { SellerCard } from '@ledgerleaf/contract/sellers'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** Sellers with something to sell. */
export const findSellers = async (db: Reader): Promise<SellerCard[]> => {
  const rows = await query(
    db,
    SellerCard,
    sql`
    select profile.seller_id as id, profile.company_name as "companyName", details.country,
      count(distinct listing.project_id) as projects,
      coalesce(sum(listing.available_credits) filter (where listing.sale_type <> 'forward'), 0)::bigint as "listedCredits",
      coalesce(sum(listing.available_credits) filter (where listing.sale_type = 'forward'), 0)::bigint as "promisedCredits"
    from seller_profiles profile
      join sellable_listings listing on listing.seller_id = profile.seller_id
      left join seller_details details on details.seller_id = profile.seller_id
    group by profile.seller_id, details.seller_id
    order by count(distinct listing.project_id) desc, profile.company_name
    limit 24`,
  )
  return rows
}
