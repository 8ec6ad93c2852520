import { type SQL, sql } from 'drizzle-orm'

/**
 * How many credits of a `line` of `orders` that was no promise are sold in the end: what went back is not. What was retired
 * before its order went back stays with its buyer.
 */
export const soldAtOnce: SQL = sql`(line.kept_retired + case orders.status when 'settled' then line.quantity - line.returned else 0 end)`

/** The same of any `line`: of a promise that was missed only what came is sold. */
export const soldOfLine: SQL = sql`(case when line.sale_type <> 'forward' then ${soldAtOnce}
  else coalesce((select sum(case when milestone.state in ('open', 'delivered') then milestone.quantity else milestone.delivered end)
    from order_milestones milestone where milestone.line_id = line.id and orders.status = 'settled'), 0) end)`
