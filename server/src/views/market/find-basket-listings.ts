import { type BasketListing, basketLinesMax } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'

/** What a basket names, as it stands now. A basket is kept in the browser and may be older than any of it. */
export const findBasketListings = async (db: Reader, ids: string): Promise<BasketListing[]> => {
  const known = ids.split(',').filter(isId).slice(0, basketLinesMax)
  const { rows } = await db.execute<BasketListing>(sql`
    select listing.id as "listingId", listing.sale_type as "saleType",
      listing.minimum_fill as "minimumFill",
      extract(year from batch.vintage_starts_on)::int as vintage, listing.price_per_credit_cents as "priceCents",
      coalesce(balance.amount, 0) as "availableCredits", listing.seller_id as "sellerId",
      project.id as "projectId", project.name as "projectName", project.category, project.registry,
      listing.state = 'open' and coalesce(balance.amount, 0) > 0 as open
    from listings listing
    join batches batch on batch.id = listing.batch_id
    join projects project on project.id = batch.project_id
    left join ledger_balances balance
      on balance.account = ${listedPrefix} || listing.id::text and balance.asset = batch.id::text
    where listing.id = any (${sql.param(known)}::uuid[])`)
  return rows
}
