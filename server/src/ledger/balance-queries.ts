import type { Currency } from '@ledgerleaf/contract/currencies'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../platform/db.ts'
import { type CreditAccount, type MoneyAccount, usd } from './accounts.ts'
import { ledgerBalances } from './ledger.tables.ts'

export const findCredits = async (db: Reader, account: CreditAccount, batchId: string): Promise<Credits> => {
  const [row] = await db
    .select({ amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.account, account), eq(ledgerBalances.asset, batchId)))
  return Credits.parse(row?.amount ?? 0)
}

/** Every batch of which an account holds credits. */
export const findPiles = async (
  db: Reader,
  account: CreditAccount,
): Promise<{ batchId: string; amount: Credits }[]> => {
  const rows = await db
    .select({ batchId: ledgerBalances.asset, amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .where(
      and(eq(ledgerBalances.account, account), gt(ledgerBalances.amount, 0), ne(ledgerBalances.asset, usd)),
    )
    .orderBy(asc(ledgerBalances.asset))
  return rows.map(({ batchId, amount }) => ({ batchId, amount: Credits.parse(amount) }))
}

/** What an account holds of a batch, and keeps holding until the transaction ends. */
export const lockCredits = async (tx: Tx, account: CreditAccount, batchId: string): Promise<Credits> => {
  const [row] = await tx
    .select({ amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.account, account), eq(ledgerBalances.asset, batchId)))
    .for('update')
  return Credits.parse(row?.amount ?? 0)
}

/** What an account of money holds of a currency, and keeps holding until the transaction ends. */
export const lockCents = async (tx: Tx, account: MoneyAccount, currency: Currency = usd): Promise<Cents> => {
  const [row] = await tx
    .select({ amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.account, account), eq(ledgerBalances.asset, currency)))
    .for('update')
  return Cents.parse(row?.amount ?? 0)
}

/** What each of these accounts holds of a currency; those that never held any are left out. */
export const findCentsIn = async (
  db: Reader,
  accounts: readonly MoneyAccount[],
  currency: Currency = usd,
): Promise<Map<string, Cents>> => {
  const rows = await db
    .select({ account: ledgerBalances.account, amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .where(and(inArray(ledgerBalances.account, [...accounts]), eq(ledgerBalances.asset, currency)))
  return new Map(rows.map(({ account, amount }) => [account, Cents.parse(amount)]))
}
