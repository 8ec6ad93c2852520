import type { Tx } from '../platform/db.ts'
import { logCheckpointMails } from './log.tables.ts'

/** Whether this caller is the one to mail the checkpoint of the day (UTC). */
export const claimCheckpointMail = async (tx: Tx, now: Date): Promise<boolean> => {
  const claimed = await tx
    .insert(logCheckpointMails)
    .values({ sentOn: now.toISOString().slice(0, 10) })
    .onConflictDoNothing()
    .returning()
  return claimed.length > 0
}
