import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data.ts'

export const auditPersonalData: PersonalData = {
  tables: [
    {
      table: 'audit_entries',
      rows: ({ id }) => sql`(operator_id = ${id}::uuid or subject_id = ${id}::uuid)`,
      hidden: ['salt', 'operator_id'],
      erasing: {
        how: 'keep',
        why: 'what operators did is proven by the public log; it holds numbers, no names',
      },
    },
  ],
}
