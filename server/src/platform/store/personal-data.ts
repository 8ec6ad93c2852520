import { sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'

/** Deleting a key erases what it opened, also in copies of the store that nobody can reach. The files of projects stay. */
export const storePersonalData: PersonalData = {
  tables: [
    {
      table: 'store_keys',
      rows: ({ organisationIds }) =>
        sql`owner_id = any(${sql.param(organisationIds)}::text[]) and used_for <> 'documents'`,
      hidden: ['sealed'],
      erasing: { how: 'delete' },
    },
  ],
}
