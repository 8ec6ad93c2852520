import { type SQL, sql } from 'drizzle-orm'
import { byColumn, many, type PersonalData, type Subject } from '../../platform/personal-data.ts'
import { leavingTokens, returningTokens } from './under-way-queries.ts'
import { withdrawnOf } from './withdrawn-queries.ts'

/** The ledger has the account's number in every posting of it: without it here, nobody could say for which wallet serials left. */
const whoTookOut =
  'which serials left for which address has to be known for as long as tokens can come back; the account it names is nobody’s by then'

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
      erasing: { how: 'keep', why: whoTookOut },
    },
    {
      table: 'wallet_deposits',
      rows: byColumn('person_id'),
      erasing: { how: 'overwrite', set: () => sql`person_id = null`, why: onTheChain },
    },
  ],
  leftBehind: [
    {
      count: ({ id }) =>
        sql`select coalesce(sum(quantity), 0)::bigint as count from ${withdrawnOf(sql`${id}::uuid`)} gone`,
      says: (count) =>
        `${many(count, 'token')} in a wallet, which you could no longer bring back to this account. Bring ${count === 1 ? 'it' : 'them'} back first, under your holdings, or leave ${count === 1 ? 'it' : 'them'}: any account that proves the key of the wallet can bring ${count === 1 ? 'it' : 'them'} back`,
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
