import { sql } from 'drizzle-orm'
import { ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const keyPersonalData: PersonalData = {
  tables: [
    {
      table: 'organisation_keys',
      rows: (subject) => sql`organisation_id = ${ownersOf(subject)}`,
      hidden: ['secret_hash', 'former_hash', 'answered_by'],
      erasing: { how: 'delete' },
    },
  ],
}
