import { SaleType } from '@ledgerleaf/contract/listings'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { BatchFacts, batchColumns, batchesOfProjects } from '../../supply/projects/index.ts'

const BoughtBatch = z.extend(BatchFacts, {
  orderId: z.string(),
  saleType: SaleType,
  quantity: z.number(),
  /** What was paid and did not go back; null where what is left of an order has no price of its own. */
  paidCents: z.nullable(z.number()),
  purchasedOn: z.string(),
})
export type BoughtBatch = z.infer<typeof BoughtBatch>

const Promised = z.extend(BatchFacts, { quantity: z.number(), dueOn: z.string() })
export type Promised = z.infer<typeof Promised>

const dayOf = (column: 'settled_at' | 'delivered_at') =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD')`)

/**
 * What became somebody's own, on the day it did: when the order settled, and of what was bought forward when it was
 * delivered. What went back was not purchased in the end; what was retired before it could go back was.
 */
export const findPurchases = (db: Reader, personId: string): Promise<BoughtBatch[]> =>
  query(
    db,
    BoughtBatch,
    sql`
    select ${batchColumns}, bought.* from (
      select orders.id as "orderId", line.batch_id, line.sale_type as "saleType", ${dayOf('settled_at')} as "purchasedOn",
        case when orders.status = 'refunded' then line.kept_retired else line.quantity - line.returned end as quantity,
        case when orders.status = 'refunded' then null else line.paid_cents - (
          select coalesce(sum(part.paid_cents), 0) from part_refund_lines part where part.line_id = line.id
        )::bigint end as "paidCents"
      from orders join order_lines line on line.order_id = orders.id
      where orders.buyer_id = ${personId} and orders.settled_at is not null
        and (orders.status = 'refunded' or orders.status = 'settled' and line.sale_type <> 'forward')
      union all
      select orders.id, delivery.batch_id, 'forward', ${dayOf('delivered_at')}, delivery.quantity,
        delivery.seller_cents + delivery.fee_cents
      from forward_deliveries delivery
      join order_milestones milestone on milestone.id = delivery.milestone_id
      join order_lines line on line.id = milestone.line_id
      join orders on orders.id = line.order_id
      where orders.buyer_id = ${personId} and orders.status = 'settled'
    ) bought
    join ${batchesOfProjects} on batch.id = bought.batch_id
    where bought.quantity > 0
    order by bought."purchasedOn", project.name, bought."orderId"`,
  )

/** Bought forward and still to be delivered. */
export const findPromised = (db: Reader, personId: string): Promise<Promised[]> =>
  query(
    db,
    Promised,
    sql`
    select ${batchColumns}, milestone.due_on::text as "dueOn", milestone.quantity - milestone.delivered as quantity
    from order_milestones milestone
    join order_lines line on line.id = milestone.line_id
    join orders on orders.id = line.order_id
    join ${batchesOfProjects} on batch.id = line.batch_id
    where orders.buyer_id = ${personId} and orders.status = 'settled' and milestone.state = 'open'
      and milestone.quantity > milestone.delivered
    order by milestone.due_on, project.name`,
  )
