import type { SellerCard } from '@ledgerleaf/contract/sellers'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'

/** Sellers with something to sell. */
export const findSellers = async (db: Reader): Promise<SellerCard[]> => {
  const { rows } = await db.execute<SellerCard>(sql`
    select profile.user_id as id, profile.company_name as "companyName", details.country,
      count(distinct batch.project_id) as projects, sum(left_over.amount)::bigint as "listedCredits"
    from seller_profiles profile
      join listings listing on listing.seller_id = profile.user_id and listing.state = 'open'
      join batches batch on batch.id = listing.batch_id
      join ledger_balances left_over on left_over.account = 'credits/listed/' || listing.id
        and left_over.asset = batch.id::text and left_over.amount > 0
      left join seller_details details on details.seller_id = profile.user_id
    group by profile.user_id, details.seller_id
    order by count(distinct batch.project_id) desc, profile.company_name
    limit 24`)
  return rows
}
