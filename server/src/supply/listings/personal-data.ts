import { sql } from 'drizzle-orm'
import { byOwner, many, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const listingPersonalData: PersonalData = {
  tables: [
    {
      table: 'listings',
      rows: byOwner('seller_id'),
      erasing: { how: 'keep', why: 'orders rest on it; it names a token' },
    },
  ],
  obstacles: [
    {
      count: (subject) =>
        sql`select count(*) from listings where seller_id = ${ownersOf(subject)} and state <> 'withdrawn'`,
      says: (count) => `${many(count, 'listing')} on the market: withdraw it`,
    },
  ],
}
