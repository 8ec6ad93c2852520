import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'

/** Tells the person whose wallet it is, once the transaction commits. */
export const mailOwner = async (
  tx: Tx,
  personId: string,
  message: Omit<MailMessage, 'to'>,
): Promise<void> => {
  const person = await findParty(tx, personId)
  if (person) await enqueue(tx, sendMailTask, { ...message, to: person.email })
}
