import { eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId, newId } from '../../platform/id.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { supportMessages, supportReplies } from './support.tables.ts'
import { answerMail } from './support-mails.ts'

/** Answers a message by mail. */
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
  await enqueue(tx, sendMailTask, answerMail(supportEmail, message, text))
}
