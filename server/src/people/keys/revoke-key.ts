import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { type Acting, noteEvent } from '../organisations/index.ts'
import { organisationKeys } from './keys.tables.ts'
import { lockKey } from './lock-key.ts'

/** Ends a key for good: the next call that shows it is refused. Done once, it stays done. */
export const revokeKey = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  const key = await lockKey(tx, organisationId, id)
  if (key.revokedAt) return
  await tx
    .update(organisationKeys)
    .set({ revokedAt: now, formerHash: null, formerUntil: null })
    .where(eq(organisationKeys.id, id))
  await noteEvent(tx, { organisationId, personId, kind: 'key_revoked', details: { name: key.name } }, now)
}
