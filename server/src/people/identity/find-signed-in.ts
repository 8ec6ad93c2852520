import { MemberRole } from '@ledgerleaf/contract/member-roles'
import { and, eq, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import { namedStatement } from '../../platform/named-statement.ts'
import { Instant } from '../../platform/query.ts'
import { isOpenTo } from '../organisations/index.ts'
import { sessions } from './identity.tables.ts'
import { personColumns, personTables, Roles } from './person-queries.ts'
import { openSessionToken } from './session-token.ts'

const Row = z.object({
  personId: z.string(),
  sessionId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  /** Whom they act for, and what they are to it. */
  organisationId: z.string(),
  memberRole: MemberRole,
  company: z.nullable(z.string()),
  roles: Roles,
  /** Begun through an organisation's own provider: whoever runs that must not reach what is not theirs. */
  isLimited: z.boolean(),
  lastSeenAt: Instant,
})
export type SignedIn = Omit<z.infer<typeof Row>, 'lastSeenAt'>

const touchMsMin = 60_000

// Every call asks this, so it is planned once by each connection. A revoked session is a row that is no longer there.
const findSession = namedStatement(
  'find_signed_in',
  Row,
  `select ${personColumns}, session.id::text as "sessionId", session.last_seen_at as "lastSeenAt",
      session.provider_organisation_id is not null as "isLimited"
    from sessions session join users person on person.id = session.user_id
      ${personTables('session.organisation_id', isOpenTo('person.email', 'session.provider_organisation_id'))}
    where session.token = $1 and session.expires_at > $2`,
)

/** Finds whom a sealed cookie speaks for. */
export const createFindSignedIn = ({ db, secret, log }: { db: Db; secret: string; log: Logger }) => {
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
    const [row] = await findSession(db, [token, now.toISOString()])
    if (!row) return null
    const { lastSeenAt, ...signedIn } = row
    if (now.getTime() - lastSeenAt.getTime() > touchMsMin) touch(row.sessionId, now)
    return signedIn
  }
}
