import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { closeSocketsTask } from '../../platform/live.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { sessions } from './identity.tables.ts'

type Which = { id: string } | 'all'

/** Ends sessions of one person and closes what they hold open. Answers how many there were. */
export const endSessions = async (tx: Tx, personId: string, which: Which): Promise<number> => {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, personId), which === 'all' ? undefined : eq(sessions.id, which.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) return 0
  await enqueue(tx, closeSocketsTask, { sessionIds: ended.map(({ id }) => id) })
  await announce(tx, { personId }, { type: 'account.changed' })
  return ended.length
}
