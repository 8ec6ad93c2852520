import type { PasskeyAnswer } from '@ledgerleaf/contract/proof'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Writer } from '../../platform/db.ts'
import { takeChallenge } from './challenges.ts'
import { factors } from './factors.tables.ts'
import { handleOf } from './person-handle.ts'
import { relyingParty } from './relying-party.ts'

type Asked = {
  holder: string /** Null where the passkey itself says whose it is. */
  personId: string | null
}

/**
 * Whose passkey signed what was asked of this holder; null for anything else. The question is gone with the first answer. A
 * key that counts must have counted on: one that did not is a copy of an older state of it.
 */
export const provePasskey = async (
  db: Writer,
  config: Config,
  { holder, personId }: Asked,
  answer: PasskeyAnswer,
  now: Date,
): Promise<string | null> => {
  const challenge = await takeChallenge(db, 'prove', holder, now)
  const party = relyingParty(config)
  const [key] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.credentialId, answer.id), eq(factors.kind, 'passkey')))
  if (!challenge || !party || !key?.publicKey || key.signCount === null) return null
  if (personId !== null && key.userId !== personId) return null
  const { userHandle } = answer.response
  if (userHandle === undefined ? personId === null : userHandle !== handleOf(key.userId)) return null
  const verified = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id: answer.id, publicKey: new Uint8Array(key.publicKey), counter: key.signCount },
  }).catch(() => null)
  if (!verified?.verified) return null
  const { newCounter } = verified.authenticationInfo
  // Two answers at once were both right about the count that was read; only one of them moves it on.
  const counted = await db
    .update(factors)
    .set({ signCount: newCounter, lastUsedAt: now })
    .where(
      and(
        eq(factors.id, key.id),
        newCounter === 0 ? eq(factors.signCount, 0) : lt(factors.signCount, newCounter),
      ),
    )
    .returning({ id: factors.id })
  return counted.length > 0 ? key.userId : null
}
