import { sql } from 'drizzle-orm'
import { byColumn, byOwner, many, ownersOf, type PersonalData } from '../../platform/personal-data.ts'

/**
 * What belongs to others too stays theirs: who became what, and when. What a person did in it stays under a number that no
 * longer names anybody, and of an organisation that goes with them nothing is told.
 */
const trailStays: PersonalData['tables'][number]['erasing'] = {
  how: 'overwrite',
  set: (subject) =>
    sql`about_email = case when organisation_id = ${ownersOf(subject)} or lower(about_email) = ${subject.email}
        then null else about_email end,
      details = case when organisation_id = ${ownersOf(subject)} then '{}' else details end`,
  why: 'what was done in an organisation, for those who still belong to it; it holds numbers, no names',
}

export const organisationPersonalData: PersonalData = {
  tables: [
    {
      table: 'organisation_events',
      rows: (subject) =>
        sql`(organisation_id = ${ownersOf(subject)} or person_id = ${subject.id}::uuid or about_id = ${subject.id}::uuid
          or lower(about_email) = ${subject.email})`,
      hidden: ['person_id', 'about_id', 'about_email'],
      erasing: trailStays,
    },
    { table: 'subsidiaries', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
    { table: 'organisation_former_names', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
    { table: 'organisation_sides', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
    {
      table: 'organisations',
      rows: byOwner('id'),
      erasing: {
        how: 'overwrite',
        set: () =>
          sql`name = '', legal_name = '', register_number = '', tax_number = '', street = '', postal_code = '', city = '',
            country = '', closed_at = coalesce(closed_at, now())`,
        why: 'an empty shell with the number that ledger and orders point to',
      },
    },
    { table: 'memberships', rows: byColumn('person_id'), erasing: { how: 'delete' } },
  ],
  obstacles: [
    {
      // Whoever leads an organisation of others hands it over first.
      count: ({ id }) =>
        sql`select count(*) from memberships own where own.person_id = ${id}::uuid and own.role = 'owner'
          and exists (select from memberships other
            where other.organisation_id = own.organisation_id and other.person_id <> own.person_id)
          and not exists (select from memberships other where other.organisation_id = own.organisation_id
            and other.person_id <> own.person_id and other.role = 'owner')`,
      says: (count) =>
        `${many(count, 'organisation')} with other members of which you are the only owner: hand it over, or remove them`,
    },
  ],
}
