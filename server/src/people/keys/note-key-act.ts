import type { Tx } from '../../platform/db.ts'
import { type Acting, noteEvent } from '../organisations/index.ts'

/** Writes into the trail what a key did, as in “asked for quote Q-1234”, with what it came to. */
export const noteKeyAct = (
  tx: Tx,
  { organisationId, personId, keyId = null }: Acting,
  { did, amount }: { did: string; amount?: string },
  now: Date,
): Promise<void> => {
  const details = { name: did, ...(amount ? { amount } : {}) }
  return noteEvent(tx, { organisationId, personId, keyId, kind: 'key_acted', details }, now)
}
