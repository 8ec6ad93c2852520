import * as z from 'zod/mini'
import { declareTask } from '../tasks.ts'
import { MailContent } from './mail-content.ts'

const head = {
  to: z.string(),
  subject: z.string(),
  replyTo: z.optional(z.string()),
  /** Where its reader ends mails of this kind: a page to look at, and one call without a page (RFC 8058). */
  stopLink: z.optional(z.string()),
}

const MailMessage = z.object({ ...head, content: MailContent })
export type MailMessage = z.infer<typeof MailMessage>

/** A mail that was drawn before it was queued, as older releases and a migration did. It leaves as it is. */
const DrawnMail = z.object({ ...head, text: z.string(), html: z.optional(z.string()) })
export type DrawnMail = z.infer<typeof DrawnMail>

export const sendMailTask = declareTask('send-mail', z.union([MailMessage, DrawnMail]))
