import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { SellableListing, sellableColumns } from '../../supply/listings/index.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'

/**
 * Equal or better, cheapest first: the same kind of project, taking out of the air what the promise would have taken
 * out, a vintage that is over, and a score that is not lower. Nobody is sold their own credits, nor those of the seller
 * who did not deliver.
 */
export const findSubstitutes = async (
  tx: Tx,
  { batchId, sellerId, buyerId }: { batchId: string; sellerId: string; buyerId: string | null },
): Promise<SellableListing[]> => {
  const rows = await query(
    tx,
    SellableListing,
    sql`
    with promised as (
      select project.category, project.mechanism, (
        select value from current_scores where project_id = project.id order by vintage desc limit 1
      ) as score
      from ${batchesOfProjects} where batch.id = ${batchId}
    )
    select ${sellableColumns}
    from promised
    join sellable_listings listing
      on listing.category = promised.category and listing.mechanism = promised.mechanism
    left join current_scores current
      on current.project_id = listing.project_id and current.vintage = listing.vintage
    where listing.sale_type = 'spot' and listing.minimum_fill = 1 and listing.vintage_ends_on <= now()::date
      and (promised.score is null or current.value >= promised.score)
      and listing.seller_id <> ${sellerId} and listing.seller_id is distinct from ${buyerId}::uuid
    order by listing.price_per_credit_cents, listing.listing_id limit 50`,
  )
  return rows
}
