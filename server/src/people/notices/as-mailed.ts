import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

/**
 * What a mail tells, for the page: its subject and its first sentence are written once, and whoever it goes to gets no
 * second mail.
 */
export const asMailed = ({ to, subject, content }: MailMessage) => ({
  title: subject,
  words: content.body.find((block) => typeof block === 'string') ?? '',
  mailed: { addresses: [to] },
})
