import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data.ts'
import { ofProject } from '../projects/index.ts'

/** A photograph shows people and names who took it, and no credit rests on it: it goes with its seller. */
const erasing = { how: 'delete' } as const

export const photographPersonalData: PersonalData = {
  tables: [
    {
      table: 'photograph_images',
      rows: (subject) =>
        sql`photograph_id in (select id from project_photographs where ${ofProject.rows(subject)})`,
      document: 'object',
      erasing,
    },
    { table: 'project_photographs', rows: ofProject.rows, erasing },
  ],
}
