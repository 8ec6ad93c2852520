import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findOperatorAddresses } from './person-queries.ts'

/**
 * What was found, to whoever hears alerts: every operator where no address is set. An alert tells that a check is bad and
 * then keeps still; this is for what is new each time.
 */
export const mailOperators = async (
  tx: Tx,
  alertMail: readonly string[] | null,
  message: Omit<MailMessage, 'to'>,
): Promise<void> => {
  for (const to of alertMail ?? (await findOperatorAddresses(tx)))
    await enqueue(tx, sendMailTask, { to, ...message })
}
