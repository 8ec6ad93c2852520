import { newSalt } from '@ledgerleaf/provenance/commitment'
import { addLeaf } from '../../log/add-leaf.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { actLeaf } from './act-leaf.ts'
import { type ActFacts, auditEntries } from './audit.tables.ts'

type Act = Pick<
  typeof auditEntries.$inferSelect,
  'operatorId' | 'act' | 'subjectKind' | 'subjectId' | 'reason'
> & { facts?: ActFacts }

/** Written with the act itself, and with its leaf in the log: one without the others cannot be. Answers its id. */
export const recordAct = async (tx: Tx, { facts, ...act }: Act, now: Date): Promise<string> => {
  const row = { id: newId(now.getTime()), ...act, facts: facts ?? null, actedAt: now, salt: newSalt() }
  await tx.insert(auditEntries).values(row)
  await addLeaf(tx, row.id, actLeaf(row))
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
  return row.id
}
