import { desc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { bankStatements } from './bank.tables.ts'

/** What our account held when its last statement ended, by currency: where the next one begins. */
export const findBankBalances = async (db: Reader, account: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectDistinctOn([bankStatements.currency], {
      currency: bankStatements.currency,
      cents: bankStatements.closingCents,
    })
    .from(bankStatements)
    .where(eq(bankStatements.account, account))
    .orderBy(
      bankStatements.currency,
      desc(bankStatements.closedOn),
      desc(bankStatements.importedAt),
      desc(bankStatements.place),
      desc(bankStatements.id),
    )
  return new Map(rows.map(({ currency, cents }) => [currency, cents]))
}
