import type { SerialRange } from '@ledgerleaf/contract/serials'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { among } from '../platform/among.ts'
import type { Reader } from '../platform/db.ts'
import { query } from '../platform/query.ts'
import { type CreditAccount, ownedPrefix, retiredPrefix, withdrawnCredits } from './accounts.ts'
import { creditRanges, ledgerEntries, ledgerPostings } from './ledger.tables.ts'
import type { Serials } from './serials.ts'

/** The serials of a batch that lie in an account now, lowest first. */
export const findRanges = (db: Reader, account: CreditAccount, batchId: string): Promise<SerialRange[]> =>
  db
    .select({ first: creditRanges.firstSerial, last: creditRanges.lastSerial })
    .from(creditRanges)
    .where(and(eq(creditRanges.account, account), eq(creditRanges.asset, batchId)))
    .orderBy(asc(creditRanges.firstSerial))

/** The serials of a batch that are retired here, as one multirange, for the statements of others. */
export const retiredRanges = (asset: SQL): SQL => sql`coalesce((
  select range_agg(int8range(place.first_serial, place.last_serial, '[]'))
  from credit_ranges place where place.asset = ${asset} and starts_with(place.account, ${retiredPrefix})
), '{}'::int8multirange)`

/** Who holds how many of these serials of a batch: buyers, orders whose buyer has no account, and wallets as one. */
export const findHolders = (
  db: Reader,
  batchId: string,
  ranges: string,
): Promise<{ account: string; credits: number }[]> =>
  query(
    db,
    z.object({ account: z.string(), credits: z.int() }),
    sql`select place.account, sum((select coalesce(sum(upper(piece) - lower(piece)), 0) from unnest(
          int8multirange(int8range(place.first_serial, place.last_serial, '[]')) * ${ranges}::int8multirange) piece))::bigint as credits
      from credit_ranges place
      where place.asset = ${batchId} and (starts_with(place.account, ${ownedPrefix}) or place.account = ${withdrawnCredits})
        and int8range(place.first_serial, place.last_serial, '[]') && ${ranges}::int8multirange
      group by place.account order by place.account`,
  )

export type MovedSerials = { key: string; batchId: string; from: string; to: string; serials: Serials }

/**
 * What deliveries for an order, as the facts of their entries say, brought to one of these accounts. It reads all that came to
 * the accounts: for what is asked seldom.
 */
export const findBrought = async (
  db: Reader,
  orderId: string,
  accounts: readonly CreditAccount[],
): Promise<Pick<MovedSerials, 'batchId' | 'serials'>[]> => {
  const rows = await db
    .select({ batchId: ledgerPostings.asset, serials: ledgerPostings.serials })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(
      and(
        inArray(ledgerPostings.toAccount, [...accounts]),
        eq(ledgerEntries.kind, 'deliver'),
        sql`${ledgerEntries.facts} ->> 'order' = ${orderId}`,
      ),
    )
  return rows.flatMap(({ batchId, serials }) => (serials ? [{ batchId, serials }] : []))
}

/** The serials that entries moved, posting by posting; money has none and is left out. */
export const findSerials = async (db: Reader, keys: readonly string[]): Promise<MovedSerials[]> => {
  if (keys.length === 0) return []
  const rows = await db
    .select({
      key: ledgerEntries.key,
      batchId: ledgerPostings.asset,
      from: ledgerPostings.fromAccount,
      to: ledgerPostings.toAccount,
      serials: ledgerPostings.serials,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(among(ledgerEntries.key, keys))
    .orderBy(asc(ledgerPostings.position))
  return rows.flatMap(({ serials, ...row }) => (serials ? [{ ...row, serials }] : []))
}
