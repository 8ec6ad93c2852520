import { z } from 'zod'
import type { TaskName, TaskPayloads } from '../platform/outbox.ts'

/** A row may have been written by an older release, or by hand: what a handler gets has been read through these. */
export const payloads: { [Name in TaskName]: z.ZodType<TaskPayloads[Name]> } = {
  'send-mail': z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    replyTo: z.string().optional(),
  }),
  'close-sockets': z.object({ sessionIds: z.array(z.string()) }),
  'send-reset-link': z.object({ email: z.string() }),
  'sweep-expired': z.record(z.string(), z.unknown()),
}
