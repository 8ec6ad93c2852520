import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'

/** Somebody has bought credits of this seller, whatever became of them. */
export const hasSold = async (db: Reader, sellerId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ sold: boolean }>(sql`
    select exists (select from order_lines line join orders on orders.id = line.order_id
      where line.seller_id = ${sellerId} and orders.settled_at is not null) as sold`)
  return rows[0]?.sold ?? false
}
