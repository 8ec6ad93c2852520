import { sql } from 'drizzle-orm'
import { erasedEmail, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const programmePersonalData: PersonalData = {
  tables: [
    {
      table: 'programme_decisions',
      rows: (subject) =>
        sql`(organisation_id = ${ownersOf(subject)} or person_id = ${subject.id}::uuid or lower(made_by) = ${subject.email})`,
      hidden: ['person_id'],
      erasing: {
        how: 'overwrite',
        // What others in the organisation go by stays theirs; of an organisation that goes along nothing said is kept.
        set: (leaving) => sql`
          made_by = case when person_id = ${leaving.id}::uuid then ${erasedEmail(leaving.id)} else ${erasedEmail(null)} end,
          reason = case when organisation_id = ${ownersOf(leaving)} then '' else reason end,
          said = case when organisation_id = ${ownersOf(leaving)} then '{}' else said end`,
        why: 'what was decided in an organisation, for those who still belong to it; without the name',
      },
    },
  ],
}
