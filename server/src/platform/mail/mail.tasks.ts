import * as z from 'zod/mini'
import { declareTask } from '../tasks.ts'

export const MailMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  replyTo: z.optional(z.string()),
})
export type MailMessage = z.infer<typeof MailMessage>

export const sendMailTask = declareTask('send-mail', MailMessage)
