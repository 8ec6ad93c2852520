import { sql } from 'drizzle-orm'
import { closedOrganisations } from '../../people/organisations/index.ts'
import type { Writer } from '../../platform/db.ts'

/** Orders of people who were erased, for the statements of those who keep something of an order. */
export const erasedOrders = sql`select id from orders where email like '%@erased.invalid' or buyer_id in (${closedOrganisations})`

/** Of people who were erased, invoices were kept for as long as the law demands: then the names on them go too. */
export const sweepInvoices = async (db: Writer, since: Date): Promise<void> => {
  await db.execute(sql`
    update orders set enterprise = null where enterprise is not null and settled_at < ${since.toISOString()}::timestamptz
      and (email like '%@erased.invalid' or buyer_id in (${closedOrganisations}))`)
}
