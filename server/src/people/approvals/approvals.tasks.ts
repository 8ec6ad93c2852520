import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Writes to somebody who may decide about a request, with a link that opens it once. */
export const mailDecidersTask = declareTask(
  'mail-decider',
  z.object({ requestId: z.string(), personId: z.string(), token: z.string() }),
)

/** Writes to whoever asked what became of it. */
export const mailAskerTask = declareTask('mail-asker', z.object({ requestId: z.string() }))

/** Ends a request whose time is over; due at that time. */
export const lapseRequestTask = declareTask('lapse-request', z.object({ requestId: z.string() }))

/** Ends what should have lapsed, and what was asked for by somebody who may no longer ask. */
export const sweepRequestsTask = declareClockTask('sweep-approval-requests', '*/5 * * * *')
