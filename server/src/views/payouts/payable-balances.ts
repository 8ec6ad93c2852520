import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { openAccount } from '../../supply/sellers/index.ts'
import { type BalanceRow, findBalances } from './balance-queries.ts'

/** What was kept before accounts were checked may be none that a bank can pay to: its owner is asked again. */
export const withOpened = (secret: string, row: BalanceRow): BalanceRow =>
  row.blocked === null && row.accountSealed && openAccount(secret, row.sellerId, row.accountSealed) === null
    ? { ...row, blocked: 'account_outdated' }
    : row

/** Everybody who is owed something, and why they cannot be paid now where they cannot. */
export const findPayable = async (
  db: Reader,
  { config, secret }: { config: Config; secret: string },
  now: Date,
): Promise<BalanceRow[]> =>
  (await findBalances(db, null, now, config.payoutsBy)).map((row) => withOpened(secret, row))
