import { writeDayOf } from '@ledgerleaf/contract/days'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
export type Enquiry = { name: string; email: string; phone?: string | undefined; message: string }

// What a stranger typed stays in the body; the subject is ours.
export const enquiryMail = (supportEmail: string, { name, email, phone, message }: Enquiry): MailMessage => ({
  to: supportEmail,
  replyTo: email,
  subject: 'A message from the contact form',
  content: {
    reader: 'support',
    body: [
      {
        facts: [
          { label: 'From', value: `${name} <${email}>` },
          ...(phone ? [{ label: 'Phone', value: phone }] : []),
        ],
      },
      message,
    ],
  },
})

/** Not a word of the message itself: the address may belong to somebody who never wrote. */
export const acknowledgementMail = (supportEmail: string, { email }: Enquiry): MailMessage => ({
  to: email,
  replyTo: supportEmail,
  subject: 'We received your message',
  content: {
    reader: 'address',
    body: [
      'Thank you for writing to Ledgerleaf. Your message has reached our support team.',
      'We answer Monday to Friday, 9:00 AM to 6:00 PM MST, to this address. If you did not write to us, you need not do anything.',
    ],
  },
})

/** What was asked is quoted below, so the answer can be read alone. */
export const answerMail = (
  supportEmail: string,
  { email, message, createdAt }: { email: string; message: string; createdAt: Date },
  text: string,
): MailMessage => ({
  to: email,
  replyTo: supportEmail,
  subject: 'Our answer to your message',
  content: {
    reader: 'address',
    body: [text, `You wrote on ${writeDayOf(createdAt)}:`, { quote: message }],
  },
})
