import { sql } from 'drizzle-orm'
import { byOwner, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const activityPersonalData: PersonalData = {
  tables: [
    {
      table: 'activity_versions',
      rows: (subject) =>
        sql`inventory_id in (select id from activity_inventories where organisation_id = ${ownersOf(subject)})`,
      hidden: ['person_id'],
      erasing: { how: 'delete' },
    },
    { table: 'activity_inventories', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
  ],
}
