import { sql } from 'drizzle-orm'
import type { PersonalData, Subject } from '../../platform/personal-data.ts'
import { ofProject } from '../projects/index.ts'

const ofDocument = {
  rows: (subject: Subject) =>
    sql`document_id in (select id from project_documents where ${ofProject.rows(subject)})`,
  erasing: ofProject.erasing,
}

export const documentPersonalData: PersonalData = {
  tables: [
    { table: 'project_documents', ...ofProject },
    { table: 'document_pages', ...ofDocument },
    { table: 'document_evidence', ...ofDocument },
    { table: 'document_facts', ...ofDocument },
    { table: 'document_images', ...ofDocument },
    { table: 'document_files', ...ofDocument, document: 'object' },
    { table: 'file_proposals', ...ofDocument },
  ],
}
