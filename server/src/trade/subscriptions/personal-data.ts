import { sql } from 'drizzle-orm'
import { byColumn, many, type PersonalData } from '../../platform/personal-data.ts'

export const subscriptionPersonalData: PersonalData = {
  tables: [
    {
      table: 'subscription_runs',
      rows: ({ id }) => sql`subscription_id in (select id from subscriptions where buyer_id = ${id}::uuid)`,
      erasing: { how: 'delete' },
    },
    { table: 'subscriptions', rows: byColumn('buyer_id'), erasing: { how: 'delete' } },
  ],
  obstacles: [
    {
      count: ({ id }) =>
        sql`select count(*) from subscriptions where buyer_id = ${id}::uuid and state <> 'cancelled'`,
      says: (count) => `${many(count, 'subscription')} running or paused: cancel it`,
    },
  ],
}
