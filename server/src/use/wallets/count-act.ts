import type { Tx } from '../../platform/db.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'

// Each costs us what the chain takes for it.
const doneInOneDay = { limit: 20, windowSeconds: 24 * 60 * 60 }

/** Counts what is done, each kind for itself, in its own transaction: what is refused is not counted, nor what is repeated. */
export const countAct = (
  tx: Tx,
  act: 'withdraw' | 'bring-back',
  personId: string,
  now: Date,
): Promise<void> => consume(tx, limitKey(`wallet-${act}`, personId), doneInOneDay, now)
