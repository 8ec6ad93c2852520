import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'

type KeptPrice = { listingId: string; priceCents: number }

/** Remembers what listings ask for from now on; what they asked for before stays beside it. */
export const keepPrices = async (tx: Tx, prices: readonly KeptPrice[], now: Date): Promise<void> => {
  if (prices.length === 0) return
  await tx.execute(sql`
    insert into listing_prices (listing_id, asked_at, price_cents)
    select listing_id, ${now.toISOString()}::timestamptz, price_cents
    from unnest(${sql.param(prices.map(({ listingId }) => listingId))}::uuid[],
      ${sql.param(prices.map(({ priceCents }) => priceCents))}::bigint[]) as asked (listing_id, price_cents)
    -- Twice within one moment: what was said last stands.
    on conflict (listing_id, asked_at) do update set price_cents = excluded.price_cents`)
}
