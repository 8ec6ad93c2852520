import { sql } from 'drizzle-orm'
import { byOwner, ownersOf, type PersonalData, type Subject } from '../../platform/personal-data.ts'

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
        sql`analysis_id in (
          select analyses.id from analyses join reports on reports.id = report_id where person_id = ${ownersOf(subject)})`,
      erasing: { how: 'delete' },
    },
    { table: 'analysis_findings', ...ofReport },
    { table: 'analyses', ...ofReport },
    { table: 'report_pages', ...ofReport, hidden: ['words'] },
    { table: 'report_images', ...ofReport },
    { table: 'report_chunks', ...ofReport },
    { table: 'reports', rows: byOwner('person_id'), hidden: ['visitor_hash'], erasing: { how: 'delete' } },
  ],
}
