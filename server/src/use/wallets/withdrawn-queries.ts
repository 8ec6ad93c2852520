import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/**
 * What a person withdrew of each batch and has not brought back, for the statements of others. Whether the wallet still
 * has it, the chain alone knows.
 */
export const withdrawnOf = (personId: SQL): SQL => sql`(
  select batch_id, sum(quantity)::bigint as quantity from (
    select batch_id, quantity from withdrawals where person_id = ${personId}
    union all
    select batch_id, -quantity from wallet_deposits where person_id = ${personId} and posted_at is not null
  ) moved group by batch_id having sum(quantity) > 0
)`

const Amount = z.object({ quantity: z.int() })

/** How many credits of a batch a person withdrew and has not brought back. */
export const findWithdrawn = async (db: Reader, personId: string, batchId: string): Promise<number> => {
  const [found] = await query(
    db,
    Amount,
    sql`select quantity from ${withdrawnOf(sql`${personId}::uuid`)} gone where batch_id = ${batchId}::uuid`,
  )
  return found?.quantity ?? 0
}

const Place = z.object({ key: z.string(), address: z.custom<`0x${string}`>() })

/** To which wallets entries of the ledger withdrew, by their keys: the log does not tell it. */
export const findWithdrawalWallets = async (
  db: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, `0x${string}`>> => {
  if (keys.length === 0) return new Map()
  const ids = keys.flatMap((key) => /^withdraw:([0-9a-f-]{36})$/.exec(key)?.[1] ?? [])
  const rows = await query(
    db,
    Place,
    sql`select 'withdraw:' || id as key, address from withdrawals where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ key, address }) => [key, address]))
}
