import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const SoldRow = z.object({ sold: z.boolean() })

/** Somebody has bought credits of this seller, whatever became of them. */
export const hasSold = async (db: Reader, sellerId: string): Promise<boolean> => {
  const rows = await query(
    db,
    SoldRow,
    sql`
    select exists (select from order_lines line join orders on orders.id = line.order_id
      where line.seller_id = ${sellerId} and orders.settled_at is not null) as sold`,
  )
  return rows[0]?.sold ?? false
}
