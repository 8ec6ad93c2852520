import { sql } from 'drizzle-orm'
import { byColumn, type PersonalData } from '../../platform/personal-data.ts'

const onTheChain =
  'the address stands on the chain for good, and the mirror has to be able to repeat the entry; whose it was is no longer known here'

export const walletPersonalData: PersonalData = {
  tables: [
    { table: 'wallet_challenges', rows: byColumn('person_id'), erasing: { how: 'delete' } },
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
}
