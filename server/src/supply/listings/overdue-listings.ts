import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.object({ id: z.string(), sellerId: z.string() })

/** Forward listings that have nothing left to promise: their last day has come. */
export const findOverdueListings = async (
  db: Reader,
  now: Date,
): Promise<{ id: string; sellerId: string }[]> => {
  const today = now.toISOString().slice(0, 10)
  const rows = await query(
    db,
    Row,
    sql`
    select listing.id, listing.seller_id as "sellerId" from listings listing
    where listing.sale_type = 'forward' and listing.state <> 'withdrawn' and not exists (
      select from listing_milestones where listing_id = listing.id and due_on > ${today}::date
    ) limit 100`,
  )
  return rows
}
