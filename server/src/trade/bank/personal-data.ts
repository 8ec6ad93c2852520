import { sql } from 'drizzle-orm'
import { booksStay } from '../../ledger/personal-data.ts'
import { byColumn, type PersonalData } from '../../platform/personal-data.ts'
import { payoutsOf } from '../payouts/index.ts'

export const bankPersonalData: PersonalData = {
  tables: [
    { table: 'bank_statements', rows: byColumn('imported_by'), erasing: booksStay },
    // What the bank wrote of others' payments names nobody we know.
    { table: 'bank_lines', rows: ({ id }) => sql`match_id in (${payoutsOf(id)})`, erasing: booksStay },
  ],
}
