import { sql } from 'drizzle-orm'
import { byColumn, many, type PersonalData } from '../../platform/personal-data.ts'

export const listingPersonalData: PersonalData = {
  tables: [
    {
      table: 'listings',
      rows: byColumn('seller_id'),
      erasing: { how: 'keep', why: 'orders rest on it; it names a token' },
    },
  ],
  obstacles: [
    {
      count: ({ id }) =>
        sql`select count(*) from listings where seller_id = ${id}::uuid and state <> 'withdrawn'`,
      says: (count) => `${many(count, 'listing')} on the market: withdraw it`,
    },
  ],
}
