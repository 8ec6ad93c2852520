import * as z from 'zod/mini'
import { declareTask } from '../platform/tasks.ts'

/** Sends an event to the address of the market, as the real provider does. */
export const sandboxDeliverTask = declareTask('sandbox-deliver', z.object({ eventId: z.string() }), 'quick')
