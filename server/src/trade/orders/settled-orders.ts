import { sql } from 'drizzle-orm'

/** Orders that were settled, since when, and how often money of them went back: for the statements of others. */
export const settledOrders = sql`
  select orders.id, orders.settled_at as at, (
    (select count(*) from refunds where order_id = orders.id and amount_cents > 0)
    + (select count(*) from part_refunds where order_id = orders.id and amount_cents > 0)
    + (select count(*) from forward_returns back join order_milestones milestone on milestone.id = back.milestone_id
       join order_lines line on line.id = milestone.line_id where line.order_id = orders.id and back.amount_cents > 0)
  ) as returns
  from orders where orders.settled_at is not null`
