import { Credits } from '@ledgerleaf/contract/units'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../platform/db.ts'
import type { CreditAccount } from './accounts.ts'
import { ledgerBalances } from './ledger.tables.ts'

export const findCredits = async (db: Reader, account: CreditAccount, batchId: string): Promise<Credits> => {
  const [row] = await db
    .select({ amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.account, account), eq(ledgerBalances.asset, batchId)))
  return Credits.parse(row?.amount ?? 0)
}
