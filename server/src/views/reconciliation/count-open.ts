import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Open = z.object({
  pending: z.number(),
  paid: z.number(),
  returning: z.number(),
  unhandled: z.number(),
  quarantined: z.number(),
})
type Open = z.infer<typeof Open>

/** How much of orders and payments is under way at this moment. */
export const countOpen = async (db: Reader): Promise<Open | undefined> => {
  const rows = await query(
    db,
    Open,
    sql`
    select (select count(*) from orders where status = 'pending') as pending,
      (select count(*) from payments where state = 'succeeded') as paid,
      (select count(*) from refunds where done_at is null)
        + (select count(*) from part_refunds where done_at is null)
        + (select count(*) from forward_returns where done_at is null) as returning,
      (select count(*) from payment_events where state = 'received') as unhandled,
      (select count(*) from payment_events where state = 'quarantined') as quarantined`,
  )
  return rows[0]
}
