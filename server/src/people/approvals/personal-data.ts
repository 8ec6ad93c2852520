import { sql } from 'drizzle-orm'
import { byColumn, byOwner, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

const ofRequests = sql.raw(`request_id in (select id from approval_requests where organisation_id`)

export const approvalPersonalData: PersonalData = {
  tables: [
    {
      table: 'approval_links',
      rows: byColumn('person_id'),
      hidden: ['token_hash'],
      erasing: { how: 'delete' },
    },
    {
      table: 'approval_delegations',
      rows: (subject) =>
        sql`(organisation_id = ${ownersOf(subject)} or from_id = ${subject.id}::uuid or to_id = ${subject.id}::uuid)`,
      hidden: ['from_id', 'to_id'],
      erasing: { how: 'delete' },
    },
    {
      table: 'approval_votes',
      rows: (subject) =>
        sql`(voter_id = ${subject.id}::uuid or right_of = ${subject.id}::uuid or ${ofRequests} = ${ownersOf(subject)}))`,
      hidden: ['voter_id', 'right_of'],
      erasing: {
        how: 'overwrite',
        set: () => sql`comment = ''`,
        why: 'who approved what an organisation bought or retired, by numbers that no longer name anybody',
      },
    },
    {
      table: 'approval_requests',
      rows: (subject) => sql`(organisation_id = ${ownersOf(subject)} or asked_by = ${subject.id}::uuid)`,
      hidden: ['asked_by'],
      erasing: {
        how: 'overwrite',
        set: () =>
          sql`comment = '', title = '', lines = '[]', act = '{}', ended_at = coalesce(ended_at, now()),
            state = case when state in ('waiting', 'approved') then 'withdrawn' else state end`,
        why: 'that something was asked for and decided belongs to the organisation; what was written in it goes',
      },
    },
    {
      table: 'acts_alone',
      rows: (subject) => sql`(organisation_id = ${ownersOf(subject)} or person_id = ${subject.id}::uuid)`,
      hidden: ['person_id'],
      erasing: {
        how: 'keep',
        why: 'what was bought and retired for an organisation without an approval, by numbers that no longer name anybody',
      },
    },
    { table: 'approval_rules', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
  ],
}
