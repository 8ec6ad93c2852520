import { sql } from 'drizzle-orm'
import type { PersonalData } from '../platform/personal-data.ts'

export const idempotencyPersonalData: PersonalData = {
  tables: [
    {
      table: 'idempotency_keys',
      rows: ({ id }) => sql`position(${id ?? 'nobody'} in holder) > 0`,
      hidden: ['input_hash'],
      erasing: { how: 'delete' },
    },
  ],
}
