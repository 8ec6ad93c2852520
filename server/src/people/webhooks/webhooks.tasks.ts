import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Sends an endpoint what is due. One for each event and each try; whatever else is due by then goes with it. */
export const sendWebhooksTask = declareTask('send-webhooks', z.object({ endpointId: z.string() }), 'outside')

/** Looks for what is due and nobody sends, as after a process was lost. */
export const findDueWebhooksTask = declareClockTask('find-due-webhooks', '* * * * *')

/** Forgets events that are old, and what belongs to endpoints and organisations that are gone. */
export const sweepWebhooksTask = declareClockTask('sweep-webhooks', '19 3 * * *')
