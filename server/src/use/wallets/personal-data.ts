import { type SQL, sql } from 'drizzle-orm'
import { byColumn, many, type PersonalData, type Subject } from '../../platform/personal-data.ts'
import { leavingTokens, returningTokens } from './under-way-queries.ts'

const onTheChain =
  'the address stands on the chain for as long as that is kept, and the mirror has to be able to repeat the entry; whose it was is no longer known here'

const sumOf =
  (tokens: SQL) =>
  ({ id }: Subject): SQL =>
    sql`select coalesce(sum(quantity), 0)::bigint as count from ${tokens} moving where person_id = ${id}::uuid`

export const walletPersonalData: PersonalData = {
  tables: [
    { table: 'wallet_challenges', rows: byColumn('person_id'), erasing: { how: 'delete' } },
    { table: 'wallet_trail', rows: byColumn('person_id'), erasing: { how: 'delete' } },
    { table: 'wallets', rows: byColumn('person_id'), erasing: { how: 'delete' } },
    { table: 'bring_backs', rows: byColumn('person_id'), erasing: { how: 'delete' } },
    {
      table: 'withdrawals',
      rows: byColumn('person_id'),
      erasing: { how: 'overwrite', set: () => sql`person_id = null`, why: onTheChain },
    },
    {
      table: 'wallet_deposits',
      rows: byColumn('person_id'),
      erasing: { how: 'overwrite', set: () => sql`person_id = null`, why: onTheChain },
    },
  ],
  obstacles: [
    {
      count: sumOf(leavingTokens),
      says: (count) =>
        `${many(count, 'token')} on the way to your wallet: wait until the chain has confirmed it, under your holdings`,
    },
    {
      count: sumOf(returningTokens),
      says: (count) =>
        `${many(count, 'token')} on the way back from your wallet: wait until the credits are in your holdings`,
    },
  ],
}
