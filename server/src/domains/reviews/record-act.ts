import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { auditEntries } from './reviews.tables.ts'

type Act = Pick<
  typeof auditEntries.$inferInsert,
  'operatorId' | 'act' | 'subjectKind' | 'subjectId' | 'reason'
>

/** Written with the act itself: one without the other cannot be. */
export const recordAct = async (tx: Tx, act: Act, now: Date): Promise<void> => {
  await tx.insert(auditEntries).values({ id: newId(now.getTime()), ...act, actedAt: now })
}
