import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data.ts'

export const backingPersonalData: PersonalData = {
  tables: [
    {
      table: 'attestations',
      rows: ({ id }) =>
        sql`(stated_by = ${id}::uuid or agreed_by = ${id}::uuid or withdrawn_by = ${id}::uuid)`,
      hidden: ['stated_by', 'agreed_by', 'withdrawn_by'],
      erasing: {
        how: 'keep',
        why: 'which operators checked serials that are sold; it holds numbers, no names',
      },
    },
  ],
}
