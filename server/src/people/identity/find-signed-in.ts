import type { Role } from '@ledgerleaf/contract/identity'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { roles, sellerProfiles, sessions, users } from './identity.tables.ts'
import { companyOf } from './person-queries.ts'
import { openSessionToken } from './session-token.ts'

export type SignedIn = {
  personId: string
  sessionId: string
  email: string
  emailVerified: boolean
  name: string
  company: string | null
  roles: Role[]
}

const touchMsMin = 60_000

/** Every call asks this, so it is one prepared statement. A revoked session is a row that is no longer there. */
export const createFindSignedIn = ({ db, secret, log }: { db: Db; secret: string; log: Logger }) => {
  const statement = db
    .select({
      personId: users.id,
      sessionId: sessions.id,
      email: users.email,
      emailVerified: users.emailVerified,
      name: users.name,
      company: companyOf,
      lastSeenAt: sessions.lastSeenAt,
      roles: sql<Role[]>`array_remove(array_agg(${roles.role} order by ${roles.role}), null)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(roles, eq(roles.userId, users.id))
    .leftJoin(sellerProfiles, eq(sellerProfiles.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .groupBy(users.id, sessions.id, sellerProfiles.userId)
    .prepare('find_signed_in')

  // Nobody waits for this: the list of sessions may be a minute behind, the answer may not.
  const touch = (sessionId: string, now: Date): void => {
    const before = new Date(now.getTime() - touchMsMin)
    db.update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, before)))
      .catch((error: unknown) =>
        log.debug({ code: 'session-not-marked', error }, 'a session could not be marked as seen'),
      )
  }

  return async (sealed: string | undefined, now: Date): Promise<SignedIn | null> => {
    const token = openSessionToken(secret, sealed)
    if (!token) return null
    const [row] = await statement.execute({ token, now })
    if (!row) return null
    const { lastSeenAt, ...signedIn } = row
    if (now.getTime() - lastSeenAt.getTime() > touchMsMin) touch(row.sessionId, now)
    return signedIn
  }
}
