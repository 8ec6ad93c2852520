import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const SaysRow = z.object({ says: z.string() })

const shownMax = 50

/** Where payments and orders tell different stories, and what the provider said that fitted nothing; each in a sentence. */
export const findDisagreements = async (db: Reader): Promise<string[]> => {
  const rows = await query(
    db,
    SaysRow,
    sql`
    select says from (
      select orders.placed_at as at, 'order ' || orders.id || ' is ' || orders.status || ', and its payment is ' || payment.state as says
      from payments payment join orders on orders.id = payment.order_id
      where (payment.state = 'succeeded') <> (orders.status in ('paid', 'settled', 'refunded', 'retired'))
      union all
      select orders.placed_at, 'order ' || orders.id || ' comes to ' || orders.total_cents + orders.vat_cents || ' cents, and its payment to '
        || payment.amount_cents
      from payments payment join orders on orders.id = payment.order_id
      where payment.state = 'succeeded' and payment.amount_cents <> orders.total_cents + orders.vat_cents
      union all
      select back.requested_at, 'a refund of ' || back.amount_cents || ' cents of order ' || back.order_id
        || ' is on its way since ' || to_char(back.requested_at at time zone 'utc', 'YYYY-MM-DD HH24:MI')
      from (
        select order_id, amount_cents, requested_at from refunds where done_at is null
        union all
        select order_id, amount_cents, requested_at from part_refunds where done_at is null
        union all
        select line.order_id, back.amount_cents, back.requested_at from forward_returns back
        join order_milestones milestone on milestone.id = back.milestone_id
        join order_lines line on line.id = milestone.line_id where back.done_at is null
      ) back where back.requested_at < now() - interval '1 hour'
      union all
      select event.received_at, 'report ' || event.id || ' was set aside: ' || coalesce(event.reason, 'no reason')
      from payment_events event where event.state = 'quarantined'
    ) found order by at desc limit ${shownMax}`,
  )
  return rows.map(({ says }) => says)
}
