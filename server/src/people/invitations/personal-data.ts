import { sql } from 'drizzle-orm'
import { erasedEmail, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

export const invitationPersonalData: PersonalData = {
  tables: [
    {
      table: 'invitations',
      rows: (subject) =>
        sql`(organisation_id = ${ownersOf(subject)} or invited_by = ${subject.id}::uuid or email = ${subject.email})`,
      hidden: ['token_hash', 'invited_by', 'email'],
      erasing: {
        how: 'overwrite',
        set: (subject) =>
          sql`email = case when organisation_id = ${ownersOf(subject)} or email = ${subject.email}
              then ${erasedEmail(null)} else email end,
            ended_at = coalesce(ended_at, now()), ended = coalesce(ended, 'withdrawn')`,
        why: 'that somebody was invited belongs to the organisation that invited them; the address goes',
      },
    },
  ],
}
