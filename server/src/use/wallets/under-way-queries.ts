import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isEntryConfirmed, standingCalls } from '../../chain/index.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** Tokens that have left and that no chain has confirmed yet. */
export const leavingTokens: SQL = sql`(
  select withdrawal.person_id, withdrawal.address, withdrawal.quantity from withdrawals withdrawal
  left join ledger_entries entry on entry.key = 'withdraw:' || withdrawal.id
  left join log_leaves leaf on leaf.entry_id = entry.id
  where leaf.leaf_index is null or not ${isEntryConfirmed(sql`leaf.leaf_index`)}
)`

/** Tokens signed to come back until the block that has them was read, and from then on until they are posted. */
export const returningTokens: SQL = sql`(
  select asked.person_id, asked.address, asked.quantity from bring_backs asked
  join ${standingCalls} call on call.about = 'bring_back:' || asked.id
  left join deposit_cursors cursor on cursor.chain_id = call.chain_id and cursor.contract = call.contract
  where call.block is null or coalesce(cursor.next_block, 0) <= call.block
  union all
  select wallet.person_id, deposit.address, deposit.quantity from wallet_deposits deposit
  join wallets wallet on wallet.address = deposit.address
  where deposit.posted_at is null and deposit.reversed_at is null
)`

const UnderWay = z.object({ leaving: z.int(), returning: z.int() })

/** How many tokens are on the way to a wallet, and from it. */
export const findUnderWay = async (db: Reader, address: `0x${string}`): Promise<z.infer<typeof UnderWay>> => {
  const sum = (tokens: SQL) =>
    sql`(select coalesce(sum(quantity), 0)::bigint from ${tokens} moving where address = ${address})`
  const [found] = await query(
    db,
    UnderWay,
    sql`select ${sum(leavingTokens)} as leaving, ${sum(returningTokens)} as returning`,
  )
  return found ?? { leaving: 0, returning: 0 }
}
