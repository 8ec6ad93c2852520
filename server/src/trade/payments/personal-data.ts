import { sql } from 'drizzle-orm'
import { byOwner, many, namingSomebody, type PersonalData } from '../../platform/personal-data.ts'
import { ofOrder } from '../orders/index.ts'

export const paymentPersonalData: PersonalData = {
  tables: [
    { table: 'payment_events', ...namingSomebody('body', 'jsonb') },
    { table: 'payments', ...ofOrder, hidden: ['url'] },
    { table: 'disputes', ...ofOrder },
    { table: 'saved_cards', rows: byOwner('person_id'), erasing: { how: 'delete' } },
  ],
  obstacles: [
    {
      count: (subject) =>
        sql`select count(*) from disputes
          where (status not in ('won', 'lost') or open_cents > 0) and ${ofOrder.rows(subject)}`,
      says: (count) => `${many(count, 'dispute')} open: answer or settle it`,
    },
  ],
}
