import * as z from 'zod/mini'
import { declareTask } from './tasks.ts'

/** Ends the connections of sessions that are over. */
export const closeSocketsTask = declareTask(
  'close-sockets',
  z.object({ sessionIds: z.array(z.string()) }),
  'quick',
)
