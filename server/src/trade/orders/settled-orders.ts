import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { orders } from './orders.tables.ts'

/** Orders that were settled, since when, and how often money of them went back: for the statements of others. */
export const settledOrders = sql`
  select orders.id, orders.settled_at as at, (
    (select count(*) from refunds where order_id = orders.id and amount_cents > 0)
    + (select count(*) from part_refunds where order_id = orders.id and amount_cents > 0)
    + (select count(*) from forward_returns back join order_milestones milestone on milestone.id = back.milestone_id
       join order_lines line on line.id = milestone.line_id where line.order_id = orders.id and back.amount_cents > 0)
  ) as returns
  from orders where orders.settled_at is not null`

/** The orders of a buyer that were settled after a moment, and when. */
export const findSettledSince = async (
  db: Reader,
  buyerId: string,
  since: Date,
): Promise<{ id: string; settledAt: Date }[]> => {
  const rows = await db
    .select({ id: orders.id, settledAt: orders.settledAt })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), gt(orders.settledAt, since)))
    .orderBy(asc(orders.id))
  return rows.flatMap(({ id, settledAt }) => (settledAt ? [{ id, settledAt }] : []))
}
