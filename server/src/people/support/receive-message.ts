import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { supportMessages } from './support.tables.ts'
import { acknowledgementMail, type Enquiry, enquiryMail } from './support-mails.ts'

/** Stored, told to support and, unless that was done often enough, acknowledged: all or nothing. */
export const receiveMessage = async (
  tx: Tx,
  { supportEmail }: Pick<Config, 'supportEmail'>,
  enquiry: Enquiry,
  { userId, acknowledged, now }: { userId: string | null; acknowledged: boolean; now: Date },
): Promise<{ id: string }> => {
  const id = newId(now.getTime())
  const { name, email, phone, message } = enquiry
  await tx
    .insert(supportMessages)
    .values({ id, name, email, phone: phone || null, message, userId, createdAt: now })
  await enqueue(tx, sendMailTask, enquiryMail(supportEmail, enquiry))
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
  if (acknowledged) await enqueue(tx, sendMailTask, acknowledgementMail(supportEmail, enquiry))
  return { id }
}
