import { asc, desc, gt } from 'drizzle-orm'
import type { Reader } from '../platform/db.ts'
import { logCheckpoints, logFormerNames, logIdentity, logKeys } from './log.tables.ts'

export type CheckpointRow = typeof logCheckpoints.$inferSelect

/** The newest signed state; none before the first entry. */
export const findCheckpoint = async (db: Reader): Promise<CheckpointRow | null> => {
  const [latest] = await db.select().from(logCheckpoints).orderBy(desc(logCheckpoints.size)).limit(1)
  return latest ?? null
}

/** When an entry first stood in a signed state of the log; null until it does. */
export const findSignedAt = async (db: Reader, index: number): Promise<Date | null> => {
  const [first] = await db
    .select({ signedAt: logCheckpoints.signedAt })
    .from(logCheckpoints)
    .where(gt(logCheckpoints.size, index))
    .orderBy(asc(logCheckpoints.size))
    .limit(1)
  return first?.signedAt ?? null
}

/** The keys of the log as other tools read them, the newest first. */
export const findVerifierKeys = async (db: Reader): Promise<string[]> => {
  const rows = await db
    .select({ key: logKeys.verifierKey })
    .from(logKeys)
    .orderBy(desc(logKeys.addedAt), asc(logKeys.verifierKey))
  return rows.map(({ key }) => key)
}

/** Which log this database holds and the name it signs with; none before the first server started. */
export const findLogIdentity = async (db: Reader): Promise<{ id: string; origin: string } | null> => {
  const [named] = await db.select({ id: logIdentity.id, origin: logIdentity.origin }).from(logIdentity)
  return named ?? null
}

/** The name the newest checkpoint is signed with, and so every proof that leads to it; before the first, the log's own. */
export const findOrigin = async (db: Reader): Promise<string | null> => {
  const signed = await findCheckpoint(db)
  if (signed) return signed.note.slice(0, signed.note.indexOf('\n'))
  return (await findLogIdentity(db))?.origin ?? null
}

/** Every name the log ever signed with. */
export const findOrigins = async (db: Reader): Promise<string[]> => {
  const former = await db.select({ origin: logFormerNames.origin }).from(logFormerNames)
  const named = await findLogIdentity(db)
  return [...former.map(({ origin }) => origin), ...(named ? [named.origin] : [])]
}
