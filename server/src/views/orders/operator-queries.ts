import { orderEnding } from '@ledgerleaf/contract/order-name'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { keptOfLine, returnedOfLine } from '../../trade/orders/index.ts'

const listedMax = 50

/** What a table of the command line shows, by column. */
const Listed = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))
type Listed = z.infer<typeof Listed>

/** The newest orders, for an operator's screen. */
export const findOrderList = async (db: Reader): Promise<Listed[]> => {
  const rows = await query(
    db,
    Listed,
    sql`
    select orders.id, orders.status, orders.end_reason, orders.total_cents,
      to_char(orders.placed_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as placed, payment.state as payment,
      (select coalesce(sum(kept_retired), 0)::int from order_lines where order_id = orders.id) as kept_retired,
      (select string_agg(listing.token_id || '=' || line.quantity
          || case when ${returnedOfLine} > 0 then ' (' || ${returnedOfLine} - ${keptOfLine} || ' returned)' else '' end, ', ' order by line.id)
        from order_lines line join listings listing on listing.id = line.listing_id
        where line.order_id = orders.id) as credits,
      refund.order_id is not null and refund.done_at is null as returning
    from orders
    left join payments payment on payment.order_id = orders.id
    left join refunds refund on refund.order_id = orders.id
    order by orders.placed_at desc, orders.id desc limit ${listedMax}`,
  )
  return rows
}

/** The newest disputes, each with how its order stands. */
export const findDisputeList = async (db: Reader): Promise<Listed[]> => {
  const rows = await query(
    db,
    Listed,
    sql`
    select dispute.id, dispute.status, dispute.reason, dispute.amount_cents, dispute.open_cents, dispute.order_id,
      dispute.status = 'lost' and dispute.taken_cents is null and orders.status = 'settled' as unsettled, orders.status as order_status,
      to_char(dispute.opened_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as opened
    from disputes dispute join orders on orders.id = dispute.order_id
    order by dispute.opened_at desc, dispute.id limit ${listedMax}`,
  )
  return rows
}

/** The orders of this id or this number, as people say it or as older papers write it. Two could share a number. */
export const findOrderCalled = async (db: Reader, called: string): Promise<string[]> => {
  const condition = isId(called) ? sql`id = ${called}` : sql`right(id::text, 8) = ${orderEnding(called)}`
  return (
    await query(db, z.object({ id: z.string() }), sql`select id from orders where ${condition} limit 2`)
  ).map(({ id }) => id)
}
