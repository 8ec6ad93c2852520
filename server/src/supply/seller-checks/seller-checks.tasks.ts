import * as z from 'zod/mini'
import { declareTask } from '../../platform/tasks.ts'

/** Asks the screening service about what a seller handed in at that moment. */
export const screenSellerTask = declareTask(
  'screen-seller',
  z.object({ sellerId: z.string(), submittedAt: z.string() }),
)
