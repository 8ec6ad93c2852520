import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { mailCertificatesTask, mailSharedTask } from './retirements.tasks.ts'

const lookAfterMs = 1000
const lookAgainAfterMs = 3000

/**
 * One mail with the papers of all that was retired in one act. It waits a moment, since a certificate has its proof only
 * once the log has taken the retirement up.
 */
export const mailCertificates = async (
  tx: Tx,
  to: string,
  retirementIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (retirementIds.length === 0) return
  await enqueue(
    tx,
    mailCertificatesTask,
    { to, retirementIds: [...retirementIds], looksLeft: 1 },
    { runAt: new Date(now.getTime() + lookAfterMs) },
  )
}

/** The log was not there yet. */
export const mailCertificatesLater = (
  tx: Tx,
  { to, retirementIds, looksLeft }: { to: string; retirementIds: string[]; looksLeft: number },
  now: Date,
): Promise<void> =>
  enqueue(
    tx,
    mailCertificatesTask,
    { to, retirementIds, looksLeft: looksLeft - 1 },
    { runAt: new Date(now.getTime() + lookAgainAfterMs) },
  )

/** The same of what was shared: one mail that names every share, with the paper over the whole. */
export const mailShared = (
  tx: Tx,
  to: string,
  sharedId: string,
  now: Date,
  { looksLeft, afterMs } = { looksLeft: 1, afterMs: lookAfterMs },
): Promise<void> =>
  enqueue(tx, mailSharedTask, { to, sharedId, looksLeft }, { runAt: new Date(now.getTime() + afterMs) })

export const mailSharedLater = (
  tx: Tx,
  { to, sharedId, looksLeft }: { to: string; sharedId: string; looksLeft: number },
  now: Date,
): Promise<void> => mailShared(tx, to, sharedId, now, { looksLeft: looksLeft - 1, afterMs: lookAgainAfterMs })
