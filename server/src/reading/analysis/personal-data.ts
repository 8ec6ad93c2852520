import { sql } from 'drizzle-orm'
import { emailOf } from '../../people/identity/index.ts'
import {
  byOwner,
  erasedEmail,
  ownersOf,
  type PersonalData,
  type Subject,
} from '../../platform/personal-data.ts'

const ofReport = {
  rows: (subject: Subject) =>
    sql`report_id in (select id from reports where person_id = ${ownersOf(subject)})`,
  erasing: { how: 'delete' } as const,
}

export const analysisPersonalData: PersonalData = {
  tables: [
    {
      table: 'analysis_corrections',
      rows: (subject) =>
        // It names the account, also one whose address nobody has proved.
        sql`(lower(made_by) = ${subject.email} or lower(made_by) = (select lower(${sql.raw(emailOf('own.id'))}) from (select ${subject.id}::uuid as id) own)
          or analysis_id in (
          select analyses.id from analyses join reports on reports.id = report_id where person_id = ${ownersOf(subject)}))`,
      erasing: {
        how: 'overwrite',
        // Those of analyses that are the person's alone go with these, a moment later.
        set: ({ id }) => sql`made_by = ${erasedEmail(id)}`,
        why: 'what was corrected in an analysis of an organisation, for those who still belong to it; without the name',
      },
    },
    { table: 'analysis_findings', ...ofReport },
    { table: 'analyses', ...ofReport },
    { table: 'report_pages', ...ofReport, hidden: ['words'] },
    { table: 'report_images', ...ofReport },
    { table: 'report_chunks', ...ofReport },
    {
      table: 'reports',
      rows: byOwner('person_id'),
      hidden: ['visitor_hash'],
      document: 'object',
      erasing: { how: 'delete' },
    },
  ],
}
