import { type SQL, sql } from 'drizzle-orm'
import { byOwner, many, ownersOf, type PersonalData, type Subject } from '../../platform/personal-data.ts'
import { leavingTokens, returningTokens } from './under-way-queries.ts'
import { withdrawnOf } from './withdrawn-queries.ts'

/** The ledger has the account's number in every posting of it: without it here, nobody could say for which wallet serials left. */
const whoTookOut =
  'which serials left for which address has to be known for as long as tokens can come back; the account it names is nobody’s by then'

const onTheChain =
  'the address stands on the chain for as long as that is kept, and the mirror has to be able to repeat the entry; whose it was is no longer known here'

const sumOf =
  (tokens: SQL) =>
  (subject: Subject): SQL =>
    sql`select coalesce(sum(quantity), 0)::bigint as count from ${tokens} moving where person_id = ${ownersOf(subject)}`

export const walletPersonalData: PersonalData = {
  tables: [
    { table: 'wallet_challenges', rows: byOwner('person_id'), erasing: { how: 'delete' } },
    { table: 'wallet_trail', rows: byOwner('person_id'), erasing: { how: 'delete' } },
    { table: 'wallets', rows: byOwner('person_id'), erasing: { how: 'delete' } },
    { table: 'bring_backs', rows: byOwner('person_id'), erasing: { how: 'delete' } },
    {
      table: 'withdrawals',
      rows: byOwner('person_id'),
      erasing: { how: 'keep', why: whoTookOut },
    },
    {
      table: 'wallet_deposits',
      rows: byOwner('person_id'),
      erasing: { how: 'overwrite', set: () => sql`person_id = null`, why: onTheChain },
    },
  ],
  leftBehind: [
    {
      count: ({ organisationIds }) =>
        sql`select coalesce(sum(gone.quantity), 0)::bigint as count
          from unnest(${sql.param(organisationIds)}::uuid[]) as owner (id), lateral ${withdrawnOf(sql`owner.id`)} gone`,
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
