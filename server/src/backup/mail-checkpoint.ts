import { writeMoment } from '@ledgerleaf/contract/days'
import { claimCheckpointMail } from '../log/checkpoint-mails.ts'
import { findCheckpoint } from '../log/checkpoint-queries.ts'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/db.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { sendMailTask } from '../platform/mail/mail.tasks.ts'
import { enqueue } from '../platform/outbox.ts'

/** Once a day the newest checkpoint leaves the house: whoever keeps the mails can show if the log ever lost an entry. */
export const mailCheckpoint = async (
  tx: Tx,
  { checkpointMail, publicUrl }: Pick<Config, 'checkpointMail' | 'publicUrl'>,
  now: Date,
): Promise<boolean> => {
  const signed = await findCheckpoint(tx)
  if (!checkpointMail || !signed || !(await claimCheckpointMail(tx, now))) return false
  const body = composeMail([
    `The public log of ${publicUrl} had ${signed.size} entries at ${writeMoment(signed.signedAt)}. Its signed checkpoint:`,
    signed.note.trimEnd(),
    'Keep this mail. A log that ever shows fewer entries, or another root for this size, has lost or changed something.',
  ])
  const subject = `Checkpoint of the log: ${signed.size} entries`
  await enqueue(tx, sendMailTask, { to: checkpointMail, subject, ...body })
  return true
}
