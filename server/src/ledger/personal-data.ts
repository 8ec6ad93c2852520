import { type SQL, sql } from 'drizzle-orm'
import { many, type PersonalData, type Subject } from '../platform/personal-data.ts'

/** Why what was booked stays. */
export const booksStay = {
  how: 'keep',
  why: 'the ledger is append-only and others’ holdings rest on it; it holds numbers, no names',
} as const

const ofAccount = ({ id }: Subject): SQL => sql`account like '%/' || ${id ?? 'nobody'}`

const balance =
  (account: string) =>
  ({ id }: Subject): SQL =>
    sql`select coalesce(sum(amount), 0)::bigint as count from ledger_balances where account = ${account} || ${id ?? 'nobody'}`

export const ledgerPersonalData: PersonalData = {
  tables: [
    { table: 'ledger_balances', rows: ofAccount, erasing: booksStay },
    { table: 'credit_ranges', rows: ofAccount, erasing: booksStay },
    {
      table: 'ledger_postings',
      rows: ({ id }) =>
        sql`(from_account like '%/' || ${id ?? 'nobody'} or to_account like '%/' || ${id ?? 'nobody'})`,
      // The other side of a posting may be somebody else's account.
      hidden: ['from_account', 'to_account'],
      erasing: booksStay,
    },
    {
      table: 'log_salts',
      rows: ({ id }) => sql`person = ${id ?? 'nobody'}`,
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
