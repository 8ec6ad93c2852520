import { type SQL, sql } from 'drizzle-orm'
import type { PersonalData, Subject } from '../../platform/personal-data.ts'
import { ofOrder } from '../orders/index.ts'

/** The orders of a person that are paid by transfer. */
export const quotesOf = (subject: Subject): SQL =>
  sql`select order_id from quotes where ${ofOrder.rows(subject)}`

export const transferPersonalData: PersonalData = {
  tables: [
    {
      table: 'quotes',
      rows: ofOrder.rows,
      erasing: {
        how: 'overwrite',
        set: () => sql`billing_email = 'erased@erased.invalid', accepted_name = null, accepted_email = null`,
        why: 'the books of an order; the address for its invoice and who accepted it go',
      },
    },
  ],
}
