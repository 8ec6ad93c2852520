import { keysApi } from '@ledgerleaf/contract/keys'
import type { Proof } from '@ledgerleaf/contract/proof'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { requireProof } from '../identity/index.ts'
import { findKeys } from './key-queries.ts'
import { makeKey } from './make-key.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'
import { tellOwners } from './tell-owners.ts'

type Parts = {
  db: Db
  reader: Reader
  config: Config
  secret: string
  /** Makes the market that test keys of an organisation work in, where it is not there yet. */
  makeTestMarket: (organisationId: string) => Promise<void>
}

/** More than anybody needs, and few enough that whoever came into an account cannot fill the list. */
const made = { limit: 30, windowSeconds: 60 * 60 }

/** What owners do about the keys of an organisation. */
export const keyRoutes = (parts: Parts): Route[] => {
  const { config, db, reader, makeTestMarket } = parts
  const prove = async (caller: Caller, proof: Proof, now: Date): Promise<void> => {
    // Until then the account may be a stranger's, who would keep a way in.
    if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
    await requireProof(parts, caller, proof, now)
    await consume(db, limitKey('makeKey', caller.organisationId), made, now)
  }
  return [
    route(keysApi.list, async ({ caller }) => ({ keys: await findKeys(reader, caller.organisationId) })),
    route(keysApi.make, async ({ caller, body, now, request }) => {
      const { password, code, passkey, ...wanted } = body
      await prove(caller, { password, code, passkey }, now)
      if (wanted.mode === 'test') await makeTestMarket(caller.organisationId)
      const answer = await inTransaction(db, async (tx) => {
        const made = await makeKey(tx, caller, wanted, now)
        await tellOwners(tx, caller, made.key, config.publicUrl, now)
        return made
      })
      noteSecurity(request.log, 'key.made', {
        personId: caller.personId,
        keyId: answer.key.id,
        ip: request.ip,
      })
      return answer
    }),
    route(keysApi.rotate, async ({ caller, params, body, now, request }) => {
      const { overlapHours, ...proof } = body
      await prove(caller, proof, now)
      const wanted = { id: params.id, overlapHours }
      const answer = await inTransaction(db, (tx) => rotateKey(tx, caller, wanted, now))
      noteSecurity(request.log, 'key.rotated', {
        personId: caller.personId,
        keyId: params.id,
        ip: request.ip,
      })
      return answer
    }),
    command(db, keysApi.revoke, async (tx, { caller, params, now, request }) => {
      await revokeKey(tx, caller, params.id, now)
      noteSecurity(request.log, 'key.revoked', {
        personId: caller.personId,
        keyId: params.id,
        ip: request.ip,
      })
      return done
    }),
  ]
}
