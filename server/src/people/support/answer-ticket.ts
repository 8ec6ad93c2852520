import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { recordAct } from '../audit/index.ts'
import { replyToMessage } from './reply-to-message.ts'

/** Answers a message by mail. The trail says that it was answered; the words stay with the message. */
export const answerTicket = async (
  tx: Tx,
  config: Pick<Config, 'supportEmail'>,
  operatorId: string,
  { messageId, text }: { messageId: string; text: string },
  now: Date,
): Promise<void> => {
  await replyToMessage(tx, config, operatorId, messageId, text, now)
  const act = { operatorId, act: 'reply', subjectKind: 'support_message', subjectId: messageId } as const
  await recordAct(tx, { ...act, reason: 'Answered by mail' }, now)
}
