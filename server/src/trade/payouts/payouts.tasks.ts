import * as z from 'zod/mini'
import { declareTask } from '../../platform/tasks.ts'

/** Sends a payout to the seller's account at the provider. */
export const transferPayoutTask = declareTask('transfer-payout', z.object({ payoutId: z.string() }))
