import { sql } from 'drizzle-orm'
import { byOwner, many, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const subscriptionPersonalData: PersonalData = {
  tables: [
    {
      table: 'subscription_runs',
      rows: (subject) =>
        sql`subscription_id in (select id from subscriptions where buyer_id = ${ownersOf(subject)})`,
      erasing: { how: 'delete' },
    },
    { table: 'subscriptions', rows: byOwner('buyer_id'), erasing: { how: 'delete' } },
  ],
  obstacles: [
    {
      count: (subject) =>
        sql`select count(*) from subscriptions where buyer_id = ${ownersOf(subject)} and state <> 'cancelled'`,
      says: (count) => `${many(count, 'subscription')} running or paused: cancel it`,
    },
  ],
}
