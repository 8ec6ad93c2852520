import { type SQL, sql } from 'drizzle-orm'

/**
 * How many credits of a `line` of `orders` are sold in the end. What was retired before its order went back stays with its
 * buyer; of a promise that was missed only what came is sold.
 */
export const soldOfLine: SQL = sql`(case when line.sale_type <> 'forward'
  then line.kept_retired + case orders.status when 'settled' then line.quantity - line.returned else 0 end
  else coalesce((select sum(case when milestone.state in ('open', 'delivered') then milestone.quantity else milestone.delivered end)
    from order_milestones milestone where milestone.line_id = line.id and orders.status = 'settled'), 0) end)`
