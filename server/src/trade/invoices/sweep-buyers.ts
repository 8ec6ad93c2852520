import { sql } from 'drizzle-orm'
import { closedOrganisations } from '../../people/organisations/index.ts'
import type { Writer } from '../../platform/db.ts'
import { erasedOrders } from '../orders/index.ts'

/** Of people who were erased the names on invoices go, once the law no longer asks for them. */
export const sweepBuyers = async (db: Writer, since: Date): Promise<void> => {
  await db.execute(sql`
    update invoices set buyer = null where buyer is not null and issued_at < ${since.toISOString()}::timestamptz
      and (order_id in (${erasedOrders}) or seller_id in (${closedOrganisations}))`)
}
