import { randomBytes } from 'node:crypto'
import type { Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { findLogIdentity } from './checkpoint-queries.ts'
import { logFormerNames, logIdentity } from './log.tables.ts'

const suffix = /\/\d{4}-\d\d-\d\d-[0-9a-f]{8}$/

/**
 * Lets the log go on under a name nobody has seen. What was signed under the old one and is lost here stays true of the
 * old one: no reader can ever hold two states of one log that contradict each other. By chance and not by number: the
 * same backup may be restored twice.
 */
export const renameLog = async (tx: Tx, now: Date): Promise<string | null> => {
  const named = await findLogIdentity(tx)
  if (!named) return null
  const day = now.toISOString().slice(0, 10)
  const origin = `${named.origin.replace(suffix, '')}/${day}-${randomBytes(4).toString('hex')}`
  await tx.insert(logFormerNames).values({ ...named, leftAt: now })
  await tx.update(logIdentity).set({ id: newId(now.getTime()), origin })
  return origin
}
