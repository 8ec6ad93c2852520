import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { closeSocketsTask } from '../../platform/live.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { sessions } from './identity.tables.ts'

type Which = { id: string } | { allBut: string } | 'all'

/** Ends sessions of one person and closes what they hold open. Answers how many there were. */
export const endSessions = async (tx: Tx, personId: string, which: Which): Promise<number> => {
  const meant = () => {
    if (which === 'all') return undefined
    return 'id' in which ? eq(sessions.id, which.id) : ne(sessions.id, which.allBut)
  }
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, personId), meant()))
    .returning({ id: sessions.id })
  if (ended.length === 0) return 0
  await enqueue(tx, closeSocketsTask, { sessionIds: ended.map(({ id }) => id) })
  await announce(tx, { personId }, { type: 'account.changed' })
  return ended.length
}
