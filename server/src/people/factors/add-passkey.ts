import type { PasskeyWish } from '@ledgerleaf/contract/factors'
import type { NewPasskey } from '@ledgerleaf/contract/proof'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Config } from '../../platform/config.ts'
import type { Tx, Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import type { Adder } from './add-totp.ts'
import { challengeMs, keepChallenge, newChallenge, takeChallenge } from './challenges.ts'
import { factors } from './factors.tables.ts'
import { describePasskeys, requireRelyingParty } from './passkey-question.ts'
import { handleOf } from './person-handle.ts'

// Ed25519, ECDSA on P-256 and RSA: every authenticator knows one of them.
const algorithms = [-8, -7, -257]

/**
 * What the browser is to make: a key that asks for a finger or a PIN and knows whose it is, so that it can also sign in alone.
 * Who made the authenticator is not asked.
 */
export const startPasskey = async (
  db: Writer,
  config: Config,
  { holder, personId, email }: Adder,
  now: Date,
): Promise<PasskeyWish> => {
  const { id } = requireRelyingParty(config)
  const challenge = newChallenge()
  await keepChallenge(db, 'add_passkey', { holder, personId }, challenge, now)
  return {
    challenge,
    rp: { id, name: 'Ledgerleaf' },
    user: { id: handleOf(personId), name: email, displayName: email },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: await describePasskeys(db, personId),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

const refused = () =>
  new DomainError('wrong_factor', {
    message:
      'The passkey could not be added: it was made for something else, or too long ago. Please try again.',
  })

/** Checks what the browser made. The question is gone with the first answer, so it is asked before the transaction that adds it. */
export const checkPasskey = async (
  db: Writer,
  config: Config,
  { holder }: Adder,
  passkey: NewPasskey,
  now: Date,
) => {
  const { id, origins } = requireRelyingParty(config)
  const challenge = await takeChallenge(db, 'add_passkey', holder, now)
  if (!challenge) throw refused()
  const verified = await verifyRegistrationResponse({
    response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!verified?.verified) throw refused()
  return { ...verified.registrationInfo.credential, transports: passkey.response.transports ?? [] }
}

type Checked = Awaited<ReturnType<typeof checkPasskey>>

export const addPasskey = async (
  tx: Tx,
  { personId }: Adder,
  { name, key }: { name: string; key: Checked },
  now: Date,
): Promise<void> => {
  const added = await tx
    .insert(factors)
    .values({
      id: newId(now.getTime()),
      userId: personId,
      kind: 'passkey',
      name,
      addedAt: now,
      credentialId: key.id,
      publicKey: key.publicKey,
      signCount: key.counter,
      transports: key.transports,
    })
    .onConflictDoNothing({ target: factors.credentialId })
    .returning({ id: factors.id })
  if (added.length === 0) throw refused()
}
