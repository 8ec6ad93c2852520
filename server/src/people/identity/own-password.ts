import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { accounts } from './identity.tables.ts'
import { verifyPassword } from './password.ts'

/** Whether somebody who is signed in knows the password too. Nobody knows that of an account without one. */
export const isOwnPassword = async (db: Reader, personId: string, password: string): Promise<boolean> => {
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, personId), eq(accounts.providerId, 'credential')))
  return account?.hash ? verifyPassword({ hash: account.hash, password }) : false
}
