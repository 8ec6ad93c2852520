import { lte } from 'drizzle-orm'
import type { Writer } from '../../platform/db.ts'
import { sweepChallenges } from '../factors/index.ts'
import { halfSignIns, sessions, verifications } from './identity.tables.ts'

/** Sessions, sign-ins and links that are over open nothing; they only take room. */
export const sweepIdentity = async (db: Writer, now: Date): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(halfSignIns).where(lte(halfSignIns.expiresAt, now))
  await sweepChallenges(db, now)
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
}
