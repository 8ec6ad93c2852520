import type { RateSheet } from '@ledgerleaf/contract/currencies'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { announceCredits } from '../projects/index.ts'
import { keepPrices } from './keep-prices.ts'

const Followed = z.object({
  listingId: z.string(),
  priceCents: z.number(),
  isChanged: z.boolean(),
  sellerId: z.string(),
  batchId: z.nullable(z.string()),
})

/**
 * New rates: what is priced in euros or pounds costs other dollars from now on, and can be bought again where the last
 * rates had become too old. A sale under way is waited for, and keeps the price it was placed at.
 */
export const followRates = async (
  tx: Tx,
  { id, usdPerEuro, gbpPerEuro }: RateSheet,
  now: Date,
): Promise<void> => {
  // In one order for everyone, as sales lock them.
  await tx.execute(
    sql`select from listings where currency <> 'usd' and state <> 'withdrawn' order by id for update`,
  )
  // As `convertDown` does it.
  const followed = await query(
    tx,
    Followed,
    sql`
    update listings set rate_sheet_id = ${id}, price_per_credit_cents = priced.cents,
      price_highest_cents = case when priced.cents = price_per_credit_cents then price_highest_cents
        else greatest(price_highest_cents, price_per_credit_cents, priced.cents) end
    from (
      select listing.id, listing.price_per_credit_cents as before, greatest(1, div(listing.price_minor * ${usdPerEuro}::numeric, rate.per_euro))::bigint as cents
      from listings listing
      cross join lateral (
        select case listing.currency when 'gbp' then ${gbpPerEuro}::numeric else 1000000 end as per_euro
      ) rate
      where listing.currency <> 'usd' and listing.state <> 'withdrawn'
    ) priced
    where listings.id = priced.id
    returning listings.id as "listingId", priced.cents as "priceCents", priced.cents <> priced.before as "isChanged",
      listings.seller_id as "sellerId", listings.batch_id as "batchId"`,
  )
  // What is in review has not asked anybody for anything yet.
  await keepPrices(
    tx,
    followed.filter(({ isChanged, batchId }) => isChanged && batchId !== null),
    now,
  )
  const batches = new Map<string, string[]>()
  for (const { sellerId, batchId } of followed)
    batches.set(sellerId, [...(batches.get(sellerId) ?? []), ...(batchId === null ? [] : [batchId])])
  for (const [sellerId, batchIds] of batches) await announceCredits(tx, sellerId, batchIds)
}
