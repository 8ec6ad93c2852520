import type { SerialRange } from '@ledgerleaf/contract/serials'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../platform/db.ts'
import type { CreditAccount } from './accounts.ts'
import { creditRanges, ledgerEntries, ledgerPostings } from './ledger.tables.ts'
import type { Serials } from './serials.ts'

/** The serials of a batch that lie in an account now, lowest first. */
export const findRanges = (db: Reader, account: CreditAccount, batchId: string): Promise<SerialRange[]> =>
  db
    .select({ first: creditRanges.firstSerial, last: creditRanges.lastSerial })
    .from(creditRanges)
    .where(and(eq(creditRanges.account, account), eq(creditRanges.asset, batchId)))
    .orderBy(asc(creditRanges.firstSerial))

export type MovedSerials = { batchId: string; from: string; to: string; serials: Serials }

/** The serials that entries moved, posting by posting; money has none and is left out. */
export const findSerials = async (db: Reader, keys: readonly string[]): Promise<MovedSerials[]> => {
  if (keys.length === 0) return []
  const rows = await db
    .select({
      batchId: ledgerPostings.asset,
      from: ledgerPostings.fromAccount,
      to: ledgerPostings.toAccount,
      serials: ledgerPostings.serials,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(inArray(ledgerEntries.key, [...keys]))
    .orderBy(asc(ledgerPostings.position))
  return rows.flatMap(({ serials, ...row }) => (serials ? [{ ...row, serials }] : []))
}
