import { sql } from 'drizzle-orm'
import { byColumn, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const noticePersonalData: PersonalData = {
  tables: [
    {
      table: 'notices',
      // Also what colleagues were told that names this person.
      rows: (subject) =>
        sql`(person_id = ${subject.id}::uuid or by_id = ${subject.id}::uuid or about_id = ${subject.id}::uuid
          or organisation_id = ${ownersOf(subject)})`,
      hidden: ['person_id', 'by_id', 'about_id'],
      erasing: { how: 'delete' },
    },
    { table: 'notice_preferences', rows: byColumn('person_id'), erasing: { how: 'delete' } },
  ],
}
