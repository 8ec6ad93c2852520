import { writeDay } from '@ledgerleaf/contract/days'
import { eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId, newId } from '../../platform/id.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { supportMessages, supportReplies } from './support.tables.ts'

/** Answers a message by mail. What was asked is quoted below, so the answer can be read alone. */
export const replyToMessage = async (
  tx: Tx,
  { supportEmail }: Pick<Config, 'supportEmail'>,
  operatorId: string,
  messageId: string,
  text: string,
  now: Date,
): Promise<void> => {
  if (!isId(messageId)) throw new DomainError('not_found')
  const [message] = await tx
    .update(supportMessages)
    .set({ answeredAt: now })
    .where(eq(supportMessages.id, messageId))
    .returning()
  if (!message) throw new DomainError('not_found')
  await tx
    .insert(supportReplies)
    .values({ id: newId(now.getTime()), messageId, operatorId, text, sentAt: now })
  const asked = message.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  await enqueue(tx, sendMailTask, {
    to: message.email,
    replyTo: supportEmail,
    subject: 'Our answer to your message',
    ...composeMail([text, `You wrote on ${writeDay(message.createdAt.toISOString())}:\n${asked}`]),
  })
}
