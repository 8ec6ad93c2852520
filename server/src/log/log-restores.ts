import { isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../platform/db.ts'
import { logRestores } from './log.tables.ts'

export type Restore = typeof logRestores.$inferSelect

/** Written by a restore: from here on the log is not signed until an operator has seen what is missing. */
export const recordRestore = async (tx: Tx, restore: Omit<Restore, 'seenAt'>): Promise<void> => {
  await tx.insert(logRestores).values(restore)
}

/** The restore nobody has seen to yet; the newest, should there be several. */
export const findUnseenRestore = async (db: Reader): Promise<Restore | null> => {
  const rows = await db.select().from(logRestores).where(isNull(logRestores.seenAt))
  return rows.sort((a, b) => b.restoredAt.getTime() - a.restoredAt.getTime())[0] ?? null
}

export const markRestoresSeen = async (tx: Tx, now: Date): Promise<void> => {
  await tx.update(logRestores).set({ seenAt: now }).where(isNull(logRestores.seenAt))
}
