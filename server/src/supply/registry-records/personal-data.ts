import { sql } from 'drizzle-orm'
import { byColumn, type PersonalData } from '../../platform/personal-data.ts'

/** What a registry published names companies and people that have no account here: nobody's rows. */
const published = {
  rows: () => sql`false`,
  erasing: { how: 'keep', why: 'what a registry published, as it published it' },
} as const

export const registryRecordPersonalData: PersonalData = {
  tables: [
    {
      table: 'registry_files',
      rows: byColumn('imported_by'),
      erasing: { how: 'keep', why: 'who brought a file here; it holds a number, no name' },
    },
    { table: 'registry_uploads', rows: byColumn('uploaded_by'), erasing: { how: 'delete' } },
    { table: 'registry_projects', ...published },
    { table: 'registry_units', ...published },
    { table: 'registry_former_records', ...published },
    { table: 'registry_staged_units', ...published },
  ],
}
