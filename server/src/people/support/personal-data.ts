import { sql } from 'drizzle-orm'
import type { PersonalData, Subject } from '../../platform/personal-data.ts'

const mine = ({ id, email }: Subject) => sql`(user_id = ${id}::uuid or lower(email) = ${email})`

export const supportPersonalData: PersonalData = {
  tables: [
    {
      table: 'support_replies',
      rows: (subject) => sql`message_id in (select id from support_messages where ${mine(subject)})`,
      hidden: ['operator_id'],
      erasing: { how: 'delete' },
    },
    { table: 'support_messages', rows: mine, erasing: { how: 'delete' } },
  ],
}
