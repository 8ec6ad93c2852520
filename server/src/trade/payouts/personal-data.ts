import { type SQL, sql } from 'drizzle-orm'
import { booksStay } from '../../ledger/personal-data.ts'
import { byOwner, ownersOf, type PersonalData, type Subject } from '../../platform/personal-data.ts'

/** The payouts of a person, by their ids. */
export const payoutsOf = (subject: Subject): SQL =>
  sql`select id from payouts where seller_id = ${ownersOf(subject)}`

export const payoutPersonalData: PersonalData = {
  tables: [
    { table: 'connect_accounts', rows: byOwner('seller_id'), erasing: { how: 'delete' } },
    { table: 'payouts', rows: byOwner('seller_id'), hidden: ['account_sealed'], erasing: booksStay },
    {
      table: 'payout_runs',
      rows: ({ id }) => sql`(made_by = ${id}::uuid or decided_by = ${id}::uuid)`,
      erasing: booksStay,
    },
  ],
}
