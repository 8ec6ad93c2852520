import type { KeyWithSecret } from '@ledgerleaf/contract/keys'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Acting, findRoles, noteEvent } from '../organisations/index.ts'
import { findKey } from './key-queries.ts'
import { makeSecret } from './key-secret.ts'
import { organisationKeys } from './keys.tables.ts'
import { lockKey } from './lock-key.ts'

const hourMs = 60 * 60 * 1000

/**
 * Gives a key a new secret. From now on it acts by the role of whoever did that: who knew the secret before and has left
 * knows nothing that counts. The secret before goes on for the hours it takes to put the new one in place, and never longer
 * than it would have.
 */
export const rotateKey = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  { id, overlapHours }: { id: string; overlapHours: number },
  now: Date,
): Promise<KeyWithSecret> => {
  const key = await lockKey(tx, organisationId, id)
  if (key.revokedAt || (key.expiresAt && key.expiresAt <= now)) throw new DomainError('key_over')
  if (overlapHours > 0 && !(await findRoles(tx, organisationId)).has(key.answeredBy))
    throw new DomainError('invalid_input', {
      field: 'overlapHours',
      message: 'Whoever had this key made has left and may know its secret: let it end at once',
    })
  const { secret, secretHash, secretEnd } = makeSecret(key.mode)
  const former =
    overlapHours === 0
      ? { formerHash: null, formerUntil: null }
      : { formerHash: key.secretHash, formerUntil: new Date(now.getTime() + overlapHours * hourMs) }
  await tx
    .update(organisationKeys)
    .set({ secretHash, secretEnd, ...former, answeredBy: personId, rotatedAt: now })
    .where(eq(organisationKeys.id, id))
  await noteEvent(tx, { organisationId, personId, kind: 'key_rotated', details: { name: key.name } }, now)
  return { key: await findKey(tx, { organisationId, id }), secret }
}
