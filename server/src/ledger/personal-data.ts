import { type SQL, sql } from 'drizzle-orm'
import { many, type PersonalData, type Subject } from '../platform/personal-data.ts'

/** Why what was booked stays. */
export const booksStay = {
  how: 'keep',
  why: 'the ledger is append-only and others’ holdings rest on it; it holds numbers, no names',
} as const

/** Accounts end in the number of whose they are. */
const ends = ({ organisationIds }: Subject): SQL =>
  sql`any(${sql.param(organisationIds.map((id) => `%/${id}`))}::text[])`
const ofAccount = (subject: Subject): SQL => sql`account like ${ends(subject)}`

const balance =
  (account: string) =>
  ({ organisationIds }: Subject): SQL =>
    sql`select coalesce(sum(amount), 0)::bigint as count from ledger_balances
      where account = any(${sql.param(organisationIds.map((id) => account + id))}::text[])`

export const ledgerPersonalData: PersonalData = {
  tables: [
    { table: 'ledger_balances', rows: ofAccount, erasing: booksStay },
    { table: 'credit_ranges', rows: ofAccount, erasing: booksStay },
    {
      table: 'ledger_postings',
      rows: (subject) => sql`(from_account like ${ends(subject)} or to_account like ${ends(subject)})`,
      // The other side of a posting may be somebody else's account.
      hidden: ['from_account', 'to_account'],
      erasing: booksStay,
    },
    {
      table: 'log_salts',
      rows: ({ organisationIds }) => sql`person = any(${sql.param(organisationIds)}::text[])`,
      hidden: ['salt'],
      erasing: {
        how: 'keep',
        why: 'a refund or a dispute about an old order may still be written to the log under the same number',
      },
    },
  ],
  obstacles: [
    {
      count: balance('credits/owned/'),
      says: (count) =>
        `${many(count, 'credit')} held: retire them, or ask for a refund on the page of their order`,
    },
    {
      count: balance('money/proceeds/'),
      says: (count) => `$${(count / 100).toFixed(2)} of proceeds not paid out: have them paid out`,
    },
  ],
}
