import { lte } from 'drizzle-orm'
import type { Writer } from '../../platform/db.ts'
import { sessions, verifications } from './identity.tables.ts'

/** Sessions and links that are over open nothing; they only take room. */
export const sweepIdentity = async (db: Writer, now: Date): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
}
