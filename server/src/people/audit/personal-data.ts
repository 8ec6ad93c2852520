import { sql } from 'drizzle-orm'
import { ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const auditPersonalData: PersonalData = {
  tables: [
    {
      table: 'audit_entries',
      rows: (subject) =>
        sql`(operator_id = ${subject.id}::uuid or subject_id = ${subject.id}::uuid or subject_id = ${ownersOf(subject)})`,
      hidden: ['salt', 'operator_id'],
      erasing: {
        how: 'keep',
        why: 'what operators did is proven by the public log; it holds numbers, no names',
      },
    },
  ],
}
