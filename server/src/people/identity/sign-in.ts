import { and, eq } from 'drizzle-orm'
import type { Db, Tx, Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { accounts, users } from './identity.tables.ts'
import { hashPassword, verifyPassword } from './password.ts'

type Known = { personId: string; hash: string }

const findKnown = async (db: Writer, email: string): Promise<Known | null> => {
  // The lock waits for a reset that is under way, so that what is read is what it leaves behind.
  const [account] = await db
    .select({ personId: users.id, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
    .for('share', { of: accounts })
  return account?.hash ? { personId: account.personId, hash: account.hash } : null
}

/**
 * Whose password this is. A wrong one, an address without a password and an address without an account are one refusal, and
 * each has cost one hash. No transaction is open meanwhile: hashing is slow, and connections are few.
 */
export const checkPassword = async (db: Db, email: string, password: string): Promise<Known> => {
  const known = await findKnown(db, email)
  if (!known) await hashPassword(password)
  if (!known || !(await verifyPassword({ hash: known.hash, password })))
    throw new DomainError('wrong_credentials')
  return known
}

/** The same again where the session starts: a reset may have come in between, and looks for sessions to end. */
export const confirmPassword = async (tx: Tx, email: string, { hash }: Known): Promise<void> => {
  if ((await findKnown(tx, email))?.hash !== hash) throw new DomainError('wrong_credentials')
}
