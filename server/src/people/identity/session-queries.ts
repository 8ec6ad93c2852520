import type { SessionSummary } from '@ledgerleaf/contract/identity'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { describeDevice } from './describe-device.ts'
import { sessions } from './identity.tables.ts'

/** Where a person is signed in. Ids leave the server, tokens never do. */
export const findSessions = async (
  db: Reader,
  { personId, sessionId }: { personId: string; sessionId: string },
  now: Date,
): Promise<SessionSummary[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  return rows.map((session) => ({
    id: session.id,
    current: session.id === sessionId,
    startedAt: session.createdAt.toISOString(),
    // A session that was only just started has not been marked as seen since.
    lastSeenAt: new Date(Math.max(+session.lastSeenAt, +session.createdAt)).toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    device: describeDevice(session.userAgent ?? ''),
    address: session.ipAddress ?? '',
  }))
}
