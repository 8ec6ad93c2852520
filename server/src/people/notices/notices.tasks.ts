import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Mails somebody what they were told in the page and want to hear of at once. */
export const mailNoticeTask = declareTask('mail-notice', z.object({ noticeId: z.string() }))

/** Mails everybody what they have not read, once a day, and forgets what is old. */
export const mailDayTask = declareClockTask('mail-notices-of-the-day', '40 6 * * *')
