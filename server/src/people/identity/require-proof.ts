import type { Proof } from '@ledgerleaf/contract/proof'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, forgive, limitKey } from '../../platform/rate-limit.ts'
import { hasFactor, provePasskey, proveTotp } from '../factors/index.ts'
import { requirePassword } from './require-password.ts'

export const wrongProofs = { limit: 5, windowSeconds: 15 * 60 }

export type ProofParts = { db: Db; config: Config; secret: string }
type Prover = { personId: string; sessionId: string }

/** Counted together, whatever they were tried for, also where the call is refused. */
export const triesKey = (personId: string): string => limitKey('ownFactor', personId)

/**
 * Asks somebody who is signed in who they are once more, before what cannot be undone or what money follows: a session may be
 * somebody else's by now. Whoever has a second factor shows that, and a password is not enough then; everybody else the
 * password. A recovery code is for getting in and putting one's factors right, not for this.
 */
export const requireProof = async (
  { db, config, secret }: ProofParts,
  { personId, sessionId }: Prover,
  { password = '', code = '', passkey }: Proof,
  now: Date,
): Promise<void> => {
  if (!(await hasFactor(db, personId))) return requirePassword(db, personId, password, now)
  if (!passkey && code.trim() === '')
    throw new DomainError('wrong_factor', {
      field: 'code',
      message: 'Please give a code of your authenticator app, or use a passkey',
    })
  await consume(db, triesKey(personId), wrongProofs, now)
  const isRight = passkey
    ? (await provePasskey(db, config, { holder: sessionId, personId }, passkey, now)) === personId
    : await proveTotp(db, secret, { personId, code: code.replace(/\s/g, '') }, now)
  if (!isRight) throw new DomainError('wrong_factor', { field: 'code' })
  await forgive(db, triesKey(personId))
}
