import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'

type Open = { pending: number; paid: number; returning: number; unhandled: number; quarantined: number }

/** How much of orders and payments is under way at this moment. */
export const countOpen = async (db: Reader): Promise<Open | undefined> => {
  const { rows } = await db.execute<Open>(sql`
    select (select count(*) from orders where status = 'pending') as pending,
      (select count(*) from payments where state = 'succeeded') as paid,
      (select count(*) from refunds where done_at is null)
        + (select count(*) from part_refunds where done_at is null)
        + (select count(*) from forward_returns where done_at is null) as returning,
      (select count(*) from payment_events where state = 'received') as unhandled,
      (select count(*) from payment_events where state = 'quarantined') as quarantined`)
  return rows[0]
}
