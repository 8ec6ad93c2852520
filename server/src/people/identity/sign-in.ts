import { isAPIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { StartedSession } from './create-account.ts'
import type { Auth } from './create-auth.ts'
import { accounts, sessions, users } from './identity.tables.ts'

type Attempt = { email: string; password: string; rememberMe: boolean }

// The lock waits for a reset that is under way, so that what is read is what it leaves behind.
const findPasswordHash = async (db: Db, email: string): Promise<string | null> => {
  const [account] = await db
    .select({ password: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
    .for('share', { of: accounts })
  return account?.password ?? null
}

/**
 * A right password starts a new session. A wrong one, an address without a password and an address without an
 * account are one refusal, and each has cost one hash. No transaction is open meanwhile: hashing is slow, and
 * connections are few.
 */
export const signIn = async (
  db: Db,
  auth: Auth,
  { email, password, rememberMe }: Attempt,
  headers: Headers,
): Promise<StartedSession> => {
  const before = await findPasswordHash(db, email)
  try {
    const { token, user } = await auth.api.signInEmail({ body: { email, password, rememberMe }, headers })
    // A reset may have looked for sessions to end just before this one was there.
    if ((await findPasswordHash(db, email)) !== before) {
      await db.delete(sessions).where(eq(sessions.token, token))
      throw new DomainError('wrong_credentials')
    }
    return { personId: user.id, token }
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new DomainError('wrong_credentials')
    throw error
  }
}
