import { asc, desc } from 'drizzle-orm'
import type { Reader } from '../platform/db.ts'
import { logCheckpoints, logIdentity, logKeys } from './log.tables.ts'

export type CheckpointRow = typeof logCheckpoints.$inferSelect

/** The newest signed state; none before the first entry. */
export const findCheckpoint = async (db: Reader): Promise<CheckpointRow | null> => {
  const [latest] = await db.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1)
  return latest ?? null
}

/** The keys of the log as other tools read them, the newest first. */
export const findVerifierKeys = async (db: Reader): Promise<string[]> => {
  const rows = await db
    .select({ key: logKeys.verifierKey })
    .from(logKeys)
    .orderBy(desc(logKeys.addedAt), asc(logKeys.verifierKey))
  return rows.map(({ key }) => key)
}

/** The name the log signs with; none before the first server started. */
export const findOrigin = async (db: Reader): Promise<string | null> => {
  const [named] = await db.select({ origin: logIdentity.origin }).from(logIdentity)
  return named?.origin ?? null
}

export const findLogId = async (db: Reader): Promise<string | null> => {
  const [named] = await db.select({ id: logIdentity.id }).from(logIdentity)
  return named?.id ?? null
}
