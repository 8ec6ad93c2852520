import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { LockedOrder } from './lock-order.ts'

const ReturnedRow = z.object({ returned: z.number() })

/** What the buyer paid and has not got back. */
export const findKeptCents = async (db: Reader, { id, totalCents }: LockedOrder): Promise<number> => {
  const rows = await query(
    db,
    ReturnedRow,
    sql`
    select (select coalesce(sum(amount_cents), 0) from part_refunds where order_id = ${id})::bigint
      + (select coalesce(sum(amount_cents), 0) from forward_returns back
         join order_milestones milestone on milestone.id = back.milestone_id
         join order_lines line on line.id = milestone.line_id where line.order_id = ${id})::bigint as returned`,
  )
  return Math.max(0, totalCents - (rows[0]?.returned ?? 0))
}
