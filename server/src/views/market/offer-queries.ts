import type { Offer } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'

/** What can be bought of each project now: newest vintage first, the cheaper of one vintage first. */
export const findOffers = async (
  db: Reader,
  projectIds: readonly string[],
): Promise<Map<string, Offer[]>> => {
  const { rows } = await db.execute<Offer & { projectId: string }>(sql`
    select batch.project_id as "projectId", listing.id as "listingId",
      extract(year from batch.vintage_starts_on)::int as vintage, listing.price_per_credit_cents as "priceCents",
      balance.amount as "availableCredits", listing.sale_type as "saleType"
    from batches batch
    join listings listing on listing.batch_id = batch.id and listing.state = 'open'
    join ledger_balances balance
      on balance.account = ${listedPrefix} || listing.id::text and balance.asset = batch.id::text and balance.amount > 0
    where batch.project_id = any (${sql.param([...projectIds])}::uuid[])
    order by vintage desc, listing.price_per_credit_cents, listing.id`)
  const offers = new Map<string, Offer[]>(projectIds.map((id) => [id, []]))
  for (const { projectId, ...offer } of rows) offers.get(projectId)?.push(offer)
  return offers
}
