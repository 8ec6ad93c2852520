import { claimCheckpointMail } from '../log/checkpoint-mails.ts'
import { findCheckpoint } from '../log/checkpoint-queries.ts'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/db.ts'
import { sendMailTask } from '../platform/mail/mail.tasks.ts'
import { enqueue } from '../platform/outbox.ts'
import { checkpointMail } from './checkpoint-mail.ts'

/** Once a day the newest checkpoint leaves the house: whoever keeps the mails can show if the log ever lost an entry. */
export const mailCheckpoint = async (
  tx: Tx,
  { checkpointMail: to, publicUrl }: Pick<Config, 'checkpointMail' | 'publicUrl'>,
  now: Date,
): Promise<boolean> => {
  const signed = await findCheckpoint(tx)
  if (!to || !signed || !(await claimCheckpointMail(tx, now))) return false
  await enqueue(tx, sendMailTask, checkpointMail(publicUrl, to, signed))
  return true
}
