import { sql } from 'drizzle-orm'
import { ownersOf, type PersonalData } from '../../platform/personal-data.ts'
import { ofOrder } from '../orders/index.ts'

export const invoicePersonalData: PersonalData = {
  tables: [
    {
      table: 'invoices',
      rows: (subject) => sql`(${ofOrder.rows(subject)} or seller_id = ${ownersOf(subject)})`,
      hidden: ['key', 'series', 'place'],
      erasing: {
        how: 'overwrite',
        set: ({ invoicesSince }) =>
          sql`buyer = case when issued_at >= ${invoicesSince.toISOString()}::timestamptz
            and (buyer ->> 'isCompany')::boolean then buyer end`,
        why: 'numbers are without a gap; the names of companies for as long as the law demands, others’ not at all',
      },
    },
  ],
}
