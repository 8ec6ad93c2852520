import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { orderMails } from './orders.tables.ts'

export type NotedMail = { orderId: string; audience: 'buyer' | 'seller'; subject: string }

/** Writes down that a mail about an order was written, for whoever asks later what people were told. */
export const noteMails = async (tx: Tx, mails: readonly NotedMail[]): Promise<void> => {
  if (mails.length > 0) await tx.insert(orderMails).values([...mails])
}

/** A mail about an order, and the note of it. */
export const mailAbout = async (
  tx: Tx,
  orderId: string,
  audience: NotedMail['audience'],
  message: MailMessage,
): Promise<void> => {
  await enqueue(tx, sendMailTask, message)
  await noteMails(tx, [{ orderId, audience, subject: message.subject }])
}
