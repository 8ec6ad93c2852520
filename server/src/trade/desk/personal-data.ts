import { sql } from 'drizzle-orm'
import { booksStay } from '../../ledger/personal-data.ts'
import { many, type PersonalData } from '../../platform/personal-data.ts'
import { ofOrder } from '../orders/index.ts'

export const deskPersonalData: PersonalData = {
  tables: [
    {
      table: 'refund_requests',
      rows: ofOrder.rows,
      hidden: ['decided_by'],
      erasing: {
        how: 'overwrite',
        set: () => sql`words = '', answer = case when answer is null then null else '' end`,
        why: 'that money was asked for and what became of it belongs to the books; the words are erased',
      },
    },
    {
      table: 'money_acts',
      rows: (subject) =>
        sql`(${ofOrder.rows(subject)} or made_by = ${subject.id}::uuid or decided_by = ${subject.id}::uuid)`,
      hidden: ['made_by', 'decided_by', 'basis'],
      erasing: booksStay,
    },
  ],
  obstacles: [
    {
      count: (subject) =>
        sql`select count(*) from refund_requests where state = 'open' and ${ofOrder.rows(subject)}`,
      says: (count) =>
        `${many(count, 'refund')} asked for and not answered: wait for the answer, or take the request back on the order’s page`,
    },
  ],
}
