import { sql } from 'drizzle-orm'
import { booksStay } from '../../ledger/personal-data.ts'
import { byColumn, type PersonalData } from '../../platform/personal-data.ts'
import { payoutsOf } from '../payouts/index.ts'
import { quotesOf } from '../transfers/index.ts'

export const bankPersonalData: PersonalData = {
  tables: [
    { table: 'bank_statements', rows: byColumn('imported_by'), erasing: booksStay },
    // What the bank wrote of others' payments names nobody we know.
    {
      table: 'bank_lines',
      rows: (subject) => sql`(match_id in (${payoutsOf(subject)}) or match_id in (${quotesOf(subject)}))`,
      erasing: booksStay,
    },
    {
      table: 'line_proposals',
      rows: (subject) => sql`(made_by = ${subject.id}::uuid or decided_by = ${subject.id}::uuid)`,
      hidden: ['made_by', 'decided_by'],
      erasing: booksStay,
    },
  ],
}
