import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { settledOrders } from '../orders/index.ts'

const IdRow = z.object({ id: z.string() })

/** Settled orders that have no invoice, or money that went back without a credit note; the first settled first. */
export const findBehind = async (db: Reader, atOnceMax: number): Promise<string[]> => {
  const rows = await query(
    db,
    IdRow,
    sql`
    select settled.id from (${settledOrders}) settled left join (
      select order_id, count(*) filter (where kind = 'invoice') as invoices,
        count(*) filter (where kind = 'credit_note') as notes
      from invoices where order_id is not null group by order_id
    ) issued on issued.order_id = settled.id
    where coalesce(issued.invoices, 0) = 0 or coalesce(issued.notes, 0) < settled.returns
    order by settled.at, settled.id limit ${atOnceMax}`,
  )
  return rows.map(({ id }) => id)
}
