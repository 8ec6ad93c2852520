import { KeyScope } from '@ledgerleaf/contract/key-scopes'
import { type KeyWithSecret, keysMax, type NewKey } from '@ledgerleaf/contract/keys'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { type Acting, lockOrganisation, noteEvent } from '../organisations/index.ts'
import { findKey } from './key-queries.ts'
import { makeSecret } from './key-secret.ts'
import { organisationKeys } from './keys.tables.ts'

type Wanted = Pick<NewKey, 'name' | 'scopes' | 'tradeCents' | 'retireTonnes' | 'endsOn' | 'mode'>

/** The moment after a last day, by UTC. */
const afterDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000)

const countOpen = async (tx: Tx, organisationId: string): Promise<number> => {
  const [{ keys } = { keys: 0 }] = await tx
    .select({ keys: count() })
    .from(organisationKeys)
    .where(and(eq(organisationKeys.organisationId, organisationId), isNull(organisationKeys.revokedAt)))
  return keys
}

/** Makes a key that acts by the role of whoever makes it. Its secret is known to whoever is answered alone. */
export const makeKey = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  { name, mode = 'live', scopes, tradeCents, retireTonnes, endsOn }: Wanted,
  now: Date,
): Promise<KeyWithSecret> => {
  const expiresAt = endsOn === null ? null : afterDay(endsOn)
  if (expiresAt && expiresAt <= now)
    throw new DomainError('invalid_input', { field: 'endsOn', message: 'Choose a day that is not over' })
  await lockOrganisation(tx, organisationId)
  if ((await countOpen(tx, organisationId)) >= keysMax) throw new DomainError('too_many_keys')
  const { secret, secretHash, secretEnd } = makeSecret(mode)
  const id = newId(now.getTime())
  // Every key reads: whoever acts has to see what came of it.
  const wanted = new Set<KeyScope>(['read', ...scopes])
  await tx.insert(organisationKeys).values({
    id,
    organisationId,
    name,
    mode,
    scopes: KeyScope.options.filter((scope) => wanted.has(scope)),
    tradeCents: wanted.has('trade') ? tradeCents : null,
    retireTonnes: wanted.has('retire') ? retireTonnes : null,
    answeredBy: personId,
    secretHash,
    secretEnd,
    madeAt: now,
    expiresAt,
  })
  await noteEvent(tx, { organisationId, personId, kind: 'key_made', details: { name } }, now)
  return { key: await findKey(tx, { organisationId, id }), secret }
}
