import { createEmailVerificationToken } from 'better-auth/api'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { type AuthParts, deriveSecret } from './create-auth.ts'
import { verificationMail } from './identity-mails.ts'

const validSeconds = 24 * 60 * 60

export const sendVerificationLink = async (
  tx: Tx,
  { config, secret }: Pick<AuthParts, 'config' | 'secret'>,
  email: string,
): Promise<void> => {
  const token = await createEmailVerificationToken(
    deriveSecret(secret, 'identity'),
    email,
    undefined,
    validSeconds,
  )
  await enqueue(tx, sendMailTask, verificationMail(config.publicUrl, email, token))
}
