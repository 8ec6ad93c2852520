import { sql } from 'drizzle-orm'
import { listedPrefix } from '../../ledger/accounts.ts'
import type { Tx } from '../../platform/db.ts'

/** A listing that could stand in for what was not delivered. */
export type Substitute = {
  listingId: string
  batchId: string
  sellerId: string
  priceCents: number
  availableCredits: number
}

/**
 * Equal or better, cheapest first: the same kind of project, taking out of the air what the promise would have taken
 * out, a vintage that is over, and a score that is not lower. Nobody is sold their own credits, nor those of the seller
 * who did not deliver.
 */
export const findSubstitutes = async (
  tx: Tx,
  { batchId, sellerId, buyerId }: { batchId: string; sellerId: string; buyerId: string | null },
): Promise<Substitute[]> => {
  const { rows } = await tx.execute<Substitute>(sql`
    with current as (
      select distinct on (project_id, vintage) project_id, vintage, value
      from scores order by project_id, vintage, position desc
    ), promised as (
      select project.category, project.mechanism, (
        select value from current where current.project_id = project.id order by vintage desc limit 1
      ) as score
      from batches batch join projects project on project.id = batch.project_id where batch.id = ${batchId}
    )
    select listing.id as "listingId", listing.batch_id as "batchId", listing.seller_id as "sellerId",
      listing.price_per_credit_cents as "priceCents", balance.amount as "availableCredits"
    from promised
    join projects project on project.category = promised.category and project.mechanism = promised.mechanism
    join batches batch on batch.project_id = project.id and batch.vintage_ends_on <= now()::date
    join listings listing on listing.batch_id = batch.id and listing.state = 'open' and listing.sale_type = 'spot'
      and listing.minimum_fill = 1 and (listing.expires_at is null or listing.expires_at > now())
    join ledger_balances balance on balance.account = ${listedPrefix} || listing.id::text
      and balance.asset = batch.id::text and balance.amount > 0
    left join current on current.project_id = project.id
      and current.vintage = extract(year from batch.vintage_starts_on)::int
    where (promised.score is null or current.value >= promised.score)
      and listing.seller_id <> ${sellerId} and listing.seller_id is distinct from ${buyerId}::uuid
    order by listing.price_per_credit_cents, listing.id limit 50`)
  return rows
}
