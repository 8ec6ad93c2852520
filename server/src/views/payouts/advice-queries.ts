import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { DisputedTime } from './advice-lines.ts'
import { instant } from './write-instant.ts'

const DisputedRow = z.object({
  reference: z.string(),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
})

/** When buyers' banks objected to what a seller sold or delivered, under the references of the statement. */
export const findDisputed = (db: Reader, sellerId: string): Promise<DisputedTime[]> =>
  query(
    db,
    DisputedRow,
    sql`
    select sold.reference, ${instant('dispute.opened_at')} as "openedAt",
      case when dispute.status in ('won', 'lost', 'warning_closed') then ${instant('dispute.changed_at')} end as "closedAt"
    from (
      select distinct line.order_id, line.order_id::text as reference
      from order_lines line where line.seller_id = ${sellerId}::uuid
      union
      select line.order_id, delivery.id::text
      from forward_deliveries delivery
      join order_milestones milestone on milestone.id = delivery.milestone_id
      join order_lines line on line.id = milestone.line_id
      where delivery.seller_id = ${sellerId}::uuid
    ) sold join disputes dispute on dispute.order_id = sold.order_id`,
  )
