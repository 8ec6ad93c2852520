import { type SQL, sql } from 'drizzle-orm'

/** Those of these orders that still wait to be paid, by id, buyer and name, for the statement of whoever charges them. */
export const pendingOrders = (orderIds: readonly string[]): SQL => sql`
  select id, buyer_id, basket_name from orders where id = any(${sql.param([...orderIds])}::uuid[]) and status = 'pending'`
