import { type SQL, sql } from 'drizzle-orm'

/** Those of these orders that still wait to be paid, by id and buyer, for the statement of whoever charges them. */
export const pendingOrders = (orderIds: readonly string[]): SQL => sql`
  select id, buyer_id from orders where id = any(${sql.param([...orderIds])}::uuid[]) and status = 'pending'`

/** The orders of an account that are not paid yet, by id, each with the credits it holds. */
export const heldOrdersOf = (buyerId: string): SQL => sql`
  select orders.id, sum(line.quantity)::bigint as credits from orders join order_lines line on line.order_id = orders.id
  where orders.buyer_id = ${buyerId}::uuid and orders.status = 'pending' group by orders.id`

/** Whose an order is, for the statement of whoever keeps something with orders. */
export const buyerOf = (orderId: SQL): SQL => sql`(select buyer_id from orders where id = ${orderId})`
