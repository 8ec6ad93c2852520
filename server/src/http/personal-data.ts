import { sql } from 'drizzle-orm'
import type { PersonalData } from '../platform/personal-data.ts'

export const idempotencyPersonalData: PersonalData = {
  tables: [
    {
      table: 'idempotency_keys',
      rows: (subject) =>
        sql`replace(holder, 'organisation:', '') = any(${sql.param(subject.organisationIds)}::text[])`,
      hidden: ['input_hash'],
      erasing: { how: 'delete' },
    },
  ],
}
