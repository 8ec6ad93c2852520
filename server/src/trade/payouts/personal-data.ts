import { type SQL, sql } from 'drizzle-orm'
import { booksStay } from '../../ledger/personal-data.ts'
import { byColumn, type PersonalData } from '../../platform/personal-data.ts'

/** The payouts of a person, by their ids. */
export const payoutsOf = (personId: string | null): SQL =>
  sql`select id from payouts where seller_id = ${personId}::uuid`

export const payoutPersonalData: PersonalData = {
  tables: [
    { table: 'connect_accounts', rows: byColumn('seller_id'), erasing: { how: 'delete' } },
    { table: 'payouts', rows: byColumn('seller_id'), hidden: ['account_sealed'], erasing: booksStay },
    {
      table: 'payout_runs',
      rows: ({ id }) => sql`(made_by = ${id}::uuid or decided_by = ${id}::uuid)`,
      erasing: booksStay,
    },
  ],
}
